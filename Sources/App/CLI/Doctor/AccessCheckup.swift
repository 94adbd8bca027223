internal import DailveDomain
internal import DailveStore

/// The file beside the store that has sign-in and the keys of devices.
struct AccessCheckup {
  /// The folder of a store of this version.
  let folder: String

  func finding() -> Finding {
    do {
      switch try DirectoryInspection(folder: folder).condition {
      case .whole: return .well(.access, "Sign-in and the keys of devices can be read.")
      case .missing:
        return .attention(.access, DirectoryText.loss(folder) + ": nobody can sign in.", DirectoryText.remedy + ".")
      case .lost:
        return .attention(
          .access, "directory.sqlite was missing in \(folder.printable), and sign-in and the keys of devices with it.",
          DirectoryText.remedy + ".")
      }
    } catch {
      return StoreCheckup.finding(.access, error)
    }
  }
}

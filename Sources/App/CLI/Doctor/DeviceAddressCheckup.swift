internal import DailveDomain
internal import DailveServer
internal import DailveStore

/// The address for devices that was chosen in the pages, and kept beside the store.
struct DeviceAddressCheckup {
  let folder: String
  let isServed: Bool

  private static let page = "Settings, \"Address for devices\""

  /// - Returns: `nil` if nobody has chosen one.
  func finding() async -> Finding? {
    let listener: DeviceListener
    do {
      guard let kept = try DeviceListenerFile(folder: folder).deviceListener() else { return nil }
      listener = kept
    } catch {
      return .attention(
        .deliveryPort, "The address for devices stays closed: " + ErrorText.sentence(for: error),
        "Choose it again in \(Self.page), which writes the file anew.")
    }
    let address = ListenAddress(host: listener.host, port: listener.port)
    guard listener.isOn else { return .well(.deliveryPort, "The address for devices, \(address), is switched off.") }
    let answer = await PortProbe.ingest(host: nearHost(listener), port: listener.port)
    switch answer {
    case .ours: return .well(.deliveryPort, "Devices can send to \(places(listener)).")
    case .free where !isServed:
      return .well(.deliveryPort, "\(address) is chosen for devices; it opens while \(SuggestedCommand("serve")) runs.")
    case .free:
      return .attention(
        .deliveryPort, "\(address) is chosen for devices, but nothing answers there.",
        "\(Self.page), tells why, unless --ingest-listen of \(SuggestedCommand("serve")) takes its place.")
    case .other:
      return .attention(
        .deliveryPort, "\(address) is chosen for devices, but another program is using it.",
        "Stop that one, or choose another port in \(Self.page).")
    case .notHere, .notAllowed:
      return .attention(
        .deliveryPort, "\(address) is chosen for devices, but this machine cannot listen there.",
        "Choose another address in \(Self.page), which lists those that it has.")
    }
  }

  private func nearHost(_ listener: DeviceListener) -> String {
    listener.isForEveryAddress ? "127.0.0.1" : listener.host
  }

  private func places(_ listener: DeviceListener) -> String {
    let origins = listener.origins(of: MachineAddresses.own)
    return (origins.isEmpty ? [listener.origin(at: listener.host)] : origins).joined(separator: " or ")
  }
}

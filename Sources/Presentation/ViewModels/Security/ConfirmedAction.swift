/// Actions that require re-authentication: those that export everything, add a way to sign in or to send data, or cannot
/// be undone.
public enum ConfirmedAction: Sendable, CaseIterable {
  case export, erase, deviceKey, deviceAddress, programKey, undoImport, passphrase, recoveryCodes, addPasskey
  case removePasskey, restore

  /// `nil` for actions that need only a session.
  public init?(_ pattern: AddressPattern) {
    switch pattern {
    case .export: self = .export
    case .erase: self = .erase
    case .connect: self = .deviceKey
    case .deviceAddress: self = .deviceAddress
    case .programs: self = .programKey
    case .batchUndo: self = .undoImport
    case .backupRestore: self = .restore
    case .securityPassphrase: self = .passphrase
    case .securityRecovery: self = .recoveryCodes
    // A script makes this request and leads to the page of passkeys.
    case .passkeyBegin, .security: self = .addPasskey
    case .passkeyRemove: self = .removePasskey
    default: return nil
    }
  }

  /// True for a page or file that is requested, false for a submitted form.
  public var isRead: Bool { self == .export }

  /// The purpose of the action, as a sentence.
  public var sentence: TextKey {
    switch self {
    case .export: .confirmExport
    case .erase: .confirmErase
    case .deviceKey, .programKey: .confirmKey
    case .deviceAddress: .confirmDeviceAddress
    case .undoImport: .confirmUndo
    case .passphrase: .confirmPassphrase
    case .recoveryCodes: .confirmRecovery
    case .addPasskey: .confirmAddPasskey
    case .removePasskey: .confirmRemovePasskey
    case .restore: .confirmRestore
    }
  }

  /// The page to return to.
  public var back: (address: Address, title: TextKey) {
    switch self {
    case .export, .erase: (.settings, .settingsTitle)
    case .deviceKey: (.connect, .connectTitle)
    case .deviceAddress: (.deviceAddress, .deviceAddressTitle)
    case .programKey: (.programs, .programsTitle)
    case .undoImport: (.data, .dataTitle)
    case .restore: (.backups, .backupsTitle)
    case .passphrase, .recoveryCodes, .addPasskey, .removePasskey: (.security, .securityTitle)
    }
  }
}

public import DailveDomain
public import DailveScores

/// The form that makes a key for a program that reads.
public struct ProgramKeyForm: Sendable, Equatable {
  public static let name = "name"
  public static let right = "right"
  public static let days = "days"
  /// Identifier of the new key, so that a resubmitted form does not create a second one.
  public static let key = "key"

  public var fields: FormFields

  public init(key: String = DeviceToken.newIdentifier()) {
    fields = FormFields([Self.name: "", Self.right: TokenScope.summary.rawValue, Self.days: "", Self.key: key])
  }

  /// Takes the posted fields.
  ///
  /// - Returns: `nil` if the fields now have errors.
  public mutating func parse(_ posted: [String: String], now: Instant, _ language: Language) -> DeviceToken? {
    let identifier = fields[Self.key]
    fields.fill(posted, longest: 200)
    if !DeviceToken.isIdentifier(fields[Self.key]) { fields.values[Self.key] = identifier }
    let name = fields[Self.name]
    if name.count > ConnectForm.longestName || !DeviceToken.isName(name) {
      fields.errors[Self.name] = language(.connectNameError, "\(ConnectForm.longestName)")
    }
    // Accept only rights that this page offers: keys for sending are made elsewhere.
    let right = ProgramGuide.rights.first { $0.name == fields[Self.right] } ?? ProgramGuide.leastRight
    fields.values[Self.right] = right.name
    guard fields.errors.isEmpty else { return nil }
    return DeviceToken(
      id: fields[Self.key], name: name, scopes: [right.scope], created: now,
      expires: ConnectForm.validity(fields[Self.days], language).map { now + $0 * 86_400 })
  }
}

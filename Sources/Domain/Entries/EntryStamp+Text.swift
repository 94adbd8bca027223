/// A stamp as forms and headers carry it: "1735689600000-4f2a".
extension EntryStamp: LosslessStringConvertible {
  public var description: String { "\(milliseconds)-\(device)" }

  /// - Parameter text: Untrusted input.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let milliseconds = Int(parts[0]),
      EntryID.isValid(String(parts[1]))
    else { return nil }
    self.init(milliseconds: milliseconds, device: String(parts[1]))
  }
}

internal import DailveDomain

/// Sentences about rights that exist only in a restored backup.
enum WithheldText {
  static func lines(_ rights: [WithheldRight], isOpenForSetup: Bool) -> [String] {
    if rights.isEmpty { return [] }
    let advice =
      isOpenForSetup
      ? "\(SuggestedCommand("users readmit")) makes all of them count again; so does setting up sign-in, if you want."
      : "They give nobody a right here; \(SuggestedCommand("users forget-withheld")) forgets them."
    return ["Withheld, because only a backup has it:"] + rights.map { "  " + line($0) } + [advice]
  }

  private static func line(_ right: WithheldRight) -> String {
    let what =
      switch right.kind {
      case .passphrase: "passphrase and recovery codes"
      case .passkey: "passkey \(right.name.printable)"
      case .key: "key \(right.name.printable) (\(right.scopes.map(\.rawValue).sorted().joined(separator: " ")))"
      case .peer: "server that is followed: \(right.name.printable)"
      }
    return [what, right.made.map { "of \($0)" }, "from \(right.backup.printable)"].compactMap(\.self).joined(
      separator: "  ")
  }
}

extension WithheldRight {
  var json: JSON.Object {
    ["kind": kind.rawValue, "name": name, "made": made, "scopes": scopes.map(\.rawValue).sorted(), "backup": backup]
  }
}

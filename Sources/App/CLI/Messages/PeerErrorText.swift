internal import DailveSync

/// Problems between two stores and their remedies.
enum PeerErrorText {
  static func text(_ trouble: PeerError, of name: String) -> String {
    switch trouble {
    case .damaged, .unexpectedAnswer:
      "\(name) does not answer like a dailve server. Check its address, and that nothing in between changes the answers."
    case .otherDialect:
      "\(name) runs an incompatible version of dailve; nothing was exchanged. Update both."
    case .sameStore:
      "\(name) is this store itself, or one of the two is a copy of the other. Give the address of the other machine; to set up a new machine, start with an empty store."
    case .clock(let seconds):
      "The clock of \(name) is \(Words.counted(abs(seconds), "second", "seconds")) \(seconds > 0 ? "ahead of" : "behind") this one; nothing was exchanged. Correct both clocks."
    case .endless:
      "\(name) keeps saying that there is more, but nothing new comes. Update dailve there, and run `dailve doctor` there and \(SuggestedCommand("doctor")) here."
    case .unreachable: "\(name) does not answer. Start `dailve serve` there, or check its address."
    case .untrusted:
      "\(name) answers with a certificate that this machine does not trust. Install its root (see docs/connect.md)."
    case .noKey:
      "\(name) rejects the key. Make a new one there with `dailve tokens add NAME --scope peer`, and add it here again."
    case .answered(let status): "\(name) answers with status \(status). Run `dailve doctor` there to see what is wrong."
    case .busy: "\(name) is busy. The exchange is retried automatically."
    case .ownStore:
      "This store could not save what \(name) sent. Run \(SuggestedCommand("doctor")) to see what is wrong."
    case .refused(let count):
      "\(Words.counted(count, "entry", "entries")) could not be saved: one of the two machines has an older version, or they are damaged. They stay where they are; update dailve on both, and run `dailve doctor` there and \(SuggestedCommand("doctor")) here."
    }
  }

  static func text(code: String, of name: String) -> String {
    PeerError(code: code).map { text($0, of: name) } ?? "\(name): \(code)"
  }
}

internal import DailveDomain
internal import DailveSync

/// What is wrong between two stores, and what to do.
enum PeerSentence {
  static func text(_ trouble: PeerTrouble, of name: String) -> String {
    switch trouble {
    case .damaged, .unexpectedAnswer:
      "\(name) answers something that no dailve says. Check its address, and that nothing in between changes it."
    case .otherDialect:
      "\(name) has another version of dailve, which says things in another way; nothing was exchanged. Update both."
    case .sameStore:
      "\(name) is this store itself, or one of the two is a copy of the other. Give the address of the other machine; to fill a new machine, let it begin empty."
    case .clock(let seconds):
      "The clock of \(name) is \(Words.counted(abs(seconds), "second", "seconds")) \(seconds > 0 ? "ahead of" : "behind") this one; nothing was exchanged. Set both clocks right."
    case .unreachable: "\(name) does not answer. Start `dailve serve` there, or check its address."
    case .untrusted:
      "\(name) answers with a certificate that this machine does not trust. Install its root (see docs/connect.md)."
    case .noKey:
      "\(name) does not take the key. Make a new one there with `dailve tokens add NAME --scope peer`, and add it here again."
    case .answered(let status): "\(name) answers with status \(status). `dailve doctor` there says what is wrong."
    case .busy: "\(name) is busy. It is tried again by itself."
    case .ownStore: "This store could not take in what \(name) sent. `dailve doctor` says what is wrong."
    case .refused(let count):
      "\(Words.counted(count, "thing", "things")) could not be kept, because one of the two machines has an older version. They stay where they are; update dailve."
    }
  }

  static func text(code: String, of name: String) -> String {
    PeerTrouble(code: code).map { text($0, of: name) } ?? "\(name): \(code)"
  }
}

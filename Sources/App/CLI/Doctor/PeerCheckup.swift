internal import DailveDomain
internal import DailveScores
internal import DailveSync

/// The other machines with which the store exchanges data.
struct PeerCheckup {
  let links: [PeerLink]
  let now: Instant
  let local: LocalTime

  /// Days without an answer after which a machine is reported: a laptop sleeps at night.
  private static let patience = 3

  func findings() -> [Finding] { links.map(finding) }

  private func finding(_ link: PeerLink) -> Finding {
    let contact = link.contacted.map { "last contact \(local.moment($0))" } ?? "no contact yet"
    let text = "\(link.name) (\(link.address)): \(contact), \(PeerText.state(link))."
    guard let trouble = link.trouble else {
      let isOld = now - (link.contacted ?? link.added) > Self.patience * 86_400
      return isOld
        ? .attention(.peer, text, "Start \(SuggestedCommand("serve")) here, or run \(SuggestedCommand("peer sync")).")
        : .well(.peer, text)
    }
    let isPassing = [PeerError.unreachable.code, PeerError.busy.code].contains(trouble)
    if isPassing, now - (link.contacted ?? link.added) <= Self.patience * 86_400 { return .well(.peer, text) }
    return .attention(.peer, text, PeerErrorText.text(code: trouble, of: link.name))
  }
}

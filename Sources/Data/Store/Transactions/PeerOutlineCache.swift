internal import DailveSync
internal import Synchronization

/// The cached outline of one state of the store, for repeated requests.
final class PeerOutlineCache: Sendable {
  private let state = Mutex<(revision: String, outline: PeerOutline, sums: [PeerTally])?>(nil)

  func kept(_ revision: String) -> (outline: PeerOutline, sums: [PeerTally])? {
    state.withLock { state in state.flatMap { $0.revision == revision ? ($0.outline, $0.sums) : nil } }
  }

  func keep(_ outline: PeerOutline, _ sums: [PeerTally], _ revision: String) {
    state.withLock { $0 = (revision, outline, sums) }
  }
}

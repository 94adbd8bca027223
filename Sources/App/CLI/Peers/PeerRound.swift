internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import DailveSync
internal import Foundation
internal import Synchronization

/// One exchange with another server, and the record of its outcome.
struct PeerRound {
  let store: HealthStore
  let http: HTTPClient
  let link: PeerLink
  /// True if somebody requested the exchange or changed something, and will look at its outcome next.
  var isAwaited = false

  /// The other store, or the connection, is to blame.
  struct Failed: Error, CustomStringConvertible {
    var trouble: PeerError
    var name: String

    var description: String { PeerErrorText.text(trouble, of: name) }
  }

  /// The outcome is recorded at this interval in seconds while nothing changes.
  private static let noteEach = 300

  /// - Throws: `Failed`, or the error of this store.
  func run(_ report: @escaping @Sendable (PeerOutcome) -> Void = { _ in }) async throws -> PeerOutcome {
    var link = link
    link.tried = .now
    // An unreadable revision counts as changed, so that the contact is recorded.
    let before = try? await store.revision()
    let way = UnderWay(store, link)
    do {
      guard let address = PeerAddress(link.address), let key = try await store.peerKey(link.name) else {
        throw PeerError.unreachable
      }
      let client = PeerClient(http, address, key: key)
      let outcome = try await PeerExchange(
        store, with: client.remote, called: link.name, clock: Self.milliseconds
      ) { progress in
        way.note(progress)
        report(progress)
      }.run()
      link.device = outcome.device
      link.contacted = .now
      (link.missingHere, link.missingThere) = (outcome.missingHere, outcome.missingThere)
      if outcome.isEqual { link.agreed = link.contacted }
      link.trouble = outcome.refused > 0 && !outcome.isEqual ? PeerError.refused(outcome.refused).code : nil
      let after = try? await store.revision()
      await note(link, way, hasMoved: outcome.received > 0 || outcome.sent > 0 || before != after)
      return outcome
    } catch let trouble as PeerError {
      link.trouble = trouble.code
      await note(link, way)
      throw Failed(trouble: trouble, name: link.name)
    } catch {
      link.trouble = (StorageError(in: error) == .busy ? PeerError.busy : .ownStore).code
      await note(link, way)
      throw error
    }
  }

  private func note(_ new: PeerLink, _ way: UnderWay, hasMoved: Bool = false) async {
    var new = new
    let missing = await way.end()
    // An interrupted exchange leaves the number of items that were still missing.
    if new.trouble != nil, let missing { (new.missingHere, new.missingThere) = missing }
    var same = new
    (same.tried, same.contacted, same.agreed) = (link.tried, link.contacted, link.agreed)
    let isOld = (new.tried ?? .now) - (link.tried ?? .distantPast) >= Self.noteEach
    let isNews = isAwaited || hasMoved || missing != nil || same != link || new.isEqual != link.isEqual || isOld
    // Recording is tried again anyway.
    if isNews { try? await store.notePeer(new) }
  }

  private static let milliseconds: @Sendable () -> Int = {
    Int(saturating: Date().timeIntervalSince1970 * 1000)
  }
}

/// Records once per exchange that something is on its way: until it arrives, the two stores differ.
private final class UnderWay: Sendable {
  private struct State {
    var noting: Task<Void, Never>?
    var missing: (here: Int, there: Int)?
  }

  private let store: HealthStore
  private let link: PeerLink
  private let state = Mutex(State())

  init(_ store: HealthStore, _ link: PeerLink) {
    self.store = store
    self.link = link
  }

  func note(_ progress: PeerOutcome) {
    let missing = (here: progress.missingHere, there: progress.missingThere)
    state.withLock { state in
      if state.noting == nil, missing.here == 0, missing.there == 0 { return }
      state.missing = missing
      guard state.noting == nil else { return }
      var begun = link
      (begun.missingHere, begun.missingThere) = missing
      // The exchange itself records its outcome at the end.
      state.noting = Task { [store, begun] in _ = try? await store.notePeer(begun) }
    }
  }

  /// - Returns: The numbers last known to be missing here and there; `nil` if nothing was on its way.
  func end() async -> (here: Int, there: Int)? {
    let (noting, missing) = state.withLock { ($0.noting, $0.missing) }
    await noting?.value
    return missing
  }
}

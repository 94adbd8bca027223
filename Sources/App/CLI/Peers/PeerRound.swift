internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import DailveSync
internal import Foundation

/// One exchange with another server, and what is kept of how it went.
struct PeerRound {
  let store: HealthStore
  let http: HTTPClient
  let link: PeerLink

  /// The other store, or what is between, is to blame.
  struct Failed: Error, CustomStringConvertible {
    var trouble: PeerTrouble
    var name: String

    var description: String { PeerSentence.text(trouble, of: name) }
  }

  /// While nothing changes, how it goes is written down so often, in seconds.
  private static let noteEach = 300

  /// - Throws: `Failed`, or the error of this store.
  func run(_ report: @escaping @Sendable (PeerOutcome) -> Void = { _ in }) async throws -> PeerOutcome {
    var link = link
    link.tried = .now
    do {
      guard let address = PeerAddress(link.address), let key = try await store.peerKey(link.name) else {
        throw PeerTrouble.unreachable
      }
      let client = PeerClient(http, address, key: key)
      let outcome: PeerOutcome
      do {
        outcome = try await PeerExchange(
          store, with: client.remote, called: link.name, clock: Self.milliseconds, report: report
        ).run()
      } catch {
        throw client.meaning(of: error) ?? error
      }
      link.device = outcome.device
      link.contacted = .now
      (link.missingHere, link.missingThere) = (outcome.missingHere, outcome.missingThere)
      if outcome.isEqual { link.agreed = .now }
      link.trouble = outcome.refused > 0 && !outcome.isEqual ? PeerTrouble.refused(outcome.refused).code : nil
      await note(link)
      return outcome
    } catch let trouble as PeerTrouble {
      link.trouble = trouble.code
      await note(link)
      throw Failed(trouble: trouble, name: link.name)
    } catch {
      link.trouble = (error as? StorageError == .busy ? PeerTrouble.busy : .ownStore).code
      await note(link)
      throw error
    }
  }

  private func note(_ new: PeerLink) async {
    var same = new
    (same.tried, same.contacted, same.agreed) = (link.tried, link.contacted, link.agreed)
    let isNews = same != link || (new.tried ?? .now) - (link.tried ?? .distantPast) >= Self.noteEach
    // It is tried again anyway.
    if isNews { try? await store.notePeer(new) }
  }

  private static let milliseconds: @Sendable () -> Int = {
    Int(saturating: Date().timeIntervalSince1970 * 1000)
  }
}

internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveSync
internal import Foundation

/// Keeps the store the same as those of other machines while it is served: when something changed here, and else every 15 seconds. Nothing
/// waits for it: it has a thread of its own, and each part of what it brings is a short transaction.
final class PeerFollower: Sendable {
  private let store: HealthStore
  private let http = HTTPClient(configuration: PeerClient.configuration)

  /// Seconds between two looks at another machine.
  private static let usual = 15.0
  /// The first and the longest pause after a failure.
  private static let pauses = 1.0...60.0
  /// How often to look whether something changed here.
  private static let watch = Duration.seconds(1)

  private struct State {
    var due = ContinuousClock.now
    var failures = 0
    /// The state of this store after the last exchange.
    var revision = ""
  }

  init(_ store: HealthStore) { self.store = store }

  func start() {
    Task.detached(executorPreference: WorkThread.following) { [self] in await follow() }
  }

  private func follow() async {
    var states: [String: State] = [:]
    while !Task.isCancelled {
      // A store that cannot be read now is read a second later.
      let links = (try? await store.peerLinks()) ?? []
      let revision = links.isEmpty ? "" : (try? await store.revision()) ?? ""
      for link in links {
        var state = states[link.name] ?? State()
        let hasNews = state.failures == 0 && !revision.isEmpty && state.revision != revision
        guard hasNews || ContinuousClock.now >= state.due else { continue }
        await exchange(link, &state)
        states[link.name] = state
      }
      // It fails only when this is cancelled, and then the loop ends.
      try? await Task.sleep(for: Self.watch)
    }
  }

  private func exchange(_ link: PeerLink, _ state: inout State) async {
    do {
      _ = try await PeerRound(store: store, http: http, link: link).run()
      state.failures = 0
      state.due = .now + .seconds(Self.usual * Double.random(in: 0.9...1.1))
      // Where it cannot be read now, the next look finds that something changed, and there is one exchange too many.
      state.revision = (try? await store.revision()) ?? ""
    } catch {
      // `PeerRound` has noted why, for the page and the doctor.
      state.failures += 1
      let pause = min(Self.pauses.upperBound, Self.pauses.lowerBound * Double(1 << min(state.failures - 1, 6)))
      state.due = .now + .seconds(pause * Double.random(in: 0.5...1))
    }
  }
}

internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveSync
internal import Foundation
internal import Synchronization

/// Keeps the store the same as those of other machines while it is served: when something changed here, and else every 15 seconds. Nothing
/// waits for it: it has a thread of its own, and each part of what it brings is a short transaction. Nor does one machine wait for another: one that
/// keeps an exchange waiting has it to itself.
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
    /// Exchanges in a row that brought nothing, and after which the two did not hold the same.
    var unequal = 0
    var isBusy = false
    /// The state of this store after the last exchange.
    var revision = ""
  }

  /// By the name of the machine.
  private let states = Mutex<[String: State]>([:])

  init(_ store: HealthStore) { self.store = store }

  func start() {
    Task.detached(executorPreference: WorkThread.following) { [self] in await follow() }
  }

  private func follow() async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        await look(&group)
        // It fails only when this is cancelled, and then the loop ends.
        try? await Task.sleep(for: Self.watch)
      }
    }
  }

  private func look(_ group: inout DiscardingTaskGroup) async {
    // A store that cannot be read now is read a second later.
    let links = (try? await store.peerLinks()) ?? []
    let revision = links.isEmpty ? "" : (try? await store.revision()) ?? ""
    for link in links {
      let begun = states.withLock { states -> State? in
        let state = states[link.name] ?? State()
        let hasNews = state.failures == 0 && !revision.isEmpty && state.revision != revision
        guard !state.isBusy, hasNews || ContinuousClock.now >= state.due else { return nil }
        states[link.name] = state
        states[link.name]?.isBusy = true
        return state
      }
      guard var state = begun else { continue }
      let hasNews = state.failures == 0 && state.revision != revision
      group.addTask(executorPreference: WorkThread.following) { [self] in
        await exchange(link, hasNews: hasNews, &state)
        states.withLock { $0[link.name] = state }
      }
    }
  }

  private func exchange(_ link: PeerLink, hasNews: Bool, _ state: inout State) async {
    do {
      let outcome = try await PeerRound(store: store, http: http, link: link, isAwaited: hasNews).run()
      state.failures = 0
      state.unequal = outcome.isEqual || outcome.received > 0 ? 0 : min(state.unequal + 1, 3)
      let pause = Self.usual * Double(1 << max(0, state.unequal - 1))
      state.due = .now + .seconds(pause * Double.random(in: 0.9...1.1))
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

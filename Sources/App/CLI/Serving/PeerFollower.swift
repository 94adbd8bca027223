internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveSync
internal import Foundation
internal import Synchronization

/// Keeps the store in sync with those of other machines while serving: after a change here, and otherwise every 15
/// seconds. Nothing waits for it, because it runs on its own thread and applies each part in a short transaction.
/// Machines do not wait for each other either: a slow one delays only its own exchange.
final class PeerFollower: Sendable {
  private let store: HealthStore
  private let http = HTTPClient(configuration: PeerClient.configuration)

  /// Seconds between two exchanges with a machine.
  private static let usual = 15.0
  /// The first and the longest pause after a failure.
  private static let pauses = 1.0...60.0
  /// The interval between checks for changes here.
  private static let watch = Duration.seconds(1)

  private struct State {
    var due = ContinuousClock.now
    var failures = 0
    /// Consecutive exchanges that brought nothing although the stores still differed.
    var unequal = 0
    var isBusy = false
    /// The state of this store after the last exchange.
    var revision = ""
  }

  /// States by machine name.
  private let states = Mutex<[String: State]>([:])

  init(_ store: HealthStore) { self.store = store }

  /// Returns once the task is cancelled.
  func follow() async {
    await withTaskExecutorPreference(WorkThread.following) {
      await withDiscardingTaskGroup { group in
        while !Task.isCancelled {
          await look(&group)
          // Sleep fails only on cancellation, which ends the loop.
          try? await Task.sleep(for: Self.watch)
        }
      }
    }
    // Nothing uses the connections any more, and the program is about to end.
    try? await http.shutdown()
  }

  private func look(_ group: inout DiscardingTaskGroup) async {
    // An unreadable store is read again a second later.
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
      // If the revision cannot be read now, the next check sees a change and runs one needless exchange.
      state.revision = (try? await store.revision()) ?? ""
    } catch {
      // `PeerRound` has recorded the reason for the page and the doctor.
      state.failures += 1
      let pause = min(Self.pauses.upperBound, Self.pauses.lowerBound * Double(1 << min(state.failures - 1, 6)))
      state.due = .now + .seconds(pause * Double.random(in: 0.5...1))
    }
  }
}

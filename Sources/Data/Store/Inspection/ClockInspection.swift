package import DailveDomain

/// What is known of the clock of this machine, beside a store that is not opened.
package struct ClockInspection: Sendable {
  /// A jump within the last days; `nil` if there was none.
  package let jump: SteadyTime.Jump?

  package init(folder: String) { self.init(SteadyClock(StoreFolder(path: folder))) }

  init(_ clock: SteadyClock) { jump = clock.known?.recentJump }
}

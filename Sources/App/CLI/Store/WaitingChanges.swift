internal import DailveStore

extension HealthStore {
  /// Reports that what was saved is safe, but takes effect only after another program has finished writing.
  func tellWhatWaits() {
    guard hasWaitingChanges else { return }
    Console.error("Saved. Another program is writing to the store; statistics are updated when it is done.")
  }
}

internal import DailveStore

extension HealthStore {
  /// What was saved while another program writes is safe; what follows from it comes later.
  func tellWhatWaits() {
    guard hasWaitingChanges else { return }
    Console.error("Saved. Another program is writing to the store; your numbers follow when it is done.")
  }
}

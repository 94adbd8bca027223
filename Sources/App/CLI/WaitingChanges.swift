internal import DailveStore

extension HealthStore {
  /// What is saved while another program writes is safe; its effects follow later.
  func tellWhatWaits() {
    guard hasWaitingChanges else { return }
    Console.error("Saved. Another program is writing to the store; statistics are updated when it is done.")
  }
}

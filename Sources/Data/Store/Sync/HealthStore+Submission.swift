package import DailveDomain
package import DailveSync

extension HealthStore: SubmissionKeeping {
  package func taking(_ submission: SyncSubmission) -> HealthStore { HealthStore(whole, for: submission) }

  package func hasTaken(_ submission: String) async throws(StorageError) -> Bool {
    try await reading { try $0.hasReceipt(submission) }
  }

  package func outcome(of submission: SyncSubmission) async throws(StorageError) -> SyncOutcome {
    try await reading { try $0.outcome(of: submission) }
  }
}

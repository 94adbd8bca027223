internal import Foundation

/// Runs the pieces of tasks one at a time, apart from the threads that all other tasks share.
final class WorkThread: TaskExecutor {
  private let queue = DispatchQueue(label: "dailve.heavy-work")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

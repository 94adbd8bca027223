internal import Foundation

/// Runs the jobs of tasks one at a time, outside the cooperative thread pool.
final class WorkThread: TaskExecutor {
  private let queue = DispatchQueue(label: "dailve.heavy-work")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

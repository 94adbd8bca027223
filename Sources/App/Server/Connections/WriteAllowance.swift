internal import NIOCore

/// The time by which a client must have read written data.
struct WriteAllowance {
  private let limits: ConnectionLimits
  private var unsent: (writes: Int, bytes: Int) = (0, 0)
  private(set) var deadline: NIODeadline?

  init(_ limits: ConnectionLimits) { self.limits = limits }

  mutating func wrote(_ bytes: Int, at now: NIODeadline) {
    unsent.writes += 1
    unsent.bytes += bytes
    deadline = (deadline ?? now + limits.write) + .seconds(Int64(bytes / limits.writeBytes))
  }

  mutating func taken(_ bytes: Int, at now: NIODeadline) {
    unsent.writes -= 1
    unsent.bytes -= bytes
    let allowance = limits.write + .seconds(Int64(unsent.bytes / limits.writeBytes))
    deadline = unsent.writes > 0 ? now + allowance : nil
  }
}

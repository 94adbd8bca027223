internal import DailveDomain
internal import NIOCore
internal import Synchronization

/// How many connections there are from each household.
final class HouseholdTally: Sendable {
  private let open = Mutex<[String: Int]>([:])

  /// - Returns: False if there are too many.
  func begin(_ household: String) -> Bool {
    open.withLock { open in
      let own = open[household] ?? 0
      guard own < ConnectionLimits.mostOfHousehold else { return false }
      open[household] = own + 1
      return true
    }
  }

  func end(_ household: String) {
    open.withLock { open in
      let left = (open[household] ?? 1) - 1
      open[household] = left > 0 ? left : nil
    }
  }
}

/// Closes connections beyond what one household may have. Those of this machine are not counted: something may forward to it.
final class HouseholdGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let tally: HouseholdTally
  private var household: String?

  init(_ tally: HouseholdTally) { self.tally = tally }

  func handlerAdded(context: ChannelHandlerContext) {
    guard let text = context.remoteAddress?.ipAddress, let address = NetworkAddress(text),
      !NetworkBlock.thisMachine.contains(where: { $0.contains(address) })
    else { return }
    if tally.begin(address.household) {
      household = address.household
    } else {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    household.map { tally.end($0) }
    household = nil
  }
}

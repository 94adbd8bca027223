package import NIOCore

/// How long a connection may keep the server waiting, and how many there may be. Event streams stay open: the server is the one
/// that writes there.
package struct ConnectionLimits: Sendable {
  /// From the first moment, or from the end of the answer before, to the last byte of a request's head.
  package var head = TimeAmount.seconds(60)
  /// A body has to bring `bodyBytes` in each `body`, while the server waits for it.
  package var body = TimeAmount.seconds(60)
  package var bodyBytes = 16 * 1024
  /// What is written has to leave within `write`, and a second more for every `writeBytes` of it.
  package var write = TimeAmount.seconds(60)
  package var writeBytes = 16 * 1024
  /// How long a connection stays after a request that could not be read.
  package var broken = TimeAmount.seconds(5)
  /// How often all of it is looked at.
  package var step = TimeAmount.seconds(1)

  package init() {}

  /// Descriptors that are not for connections: the store's files, an import, two exports, what the system opens.
  package static let reserved = 64
  package static let mostConnections = 512

  /// Connections at a time; more wait at the door.
  ///
  /// - Parameter descriptors: How many files the process may have open.
  package static func connections(descriptors: Int) -> Int { max(4, min(mostConnections, descriptors - reserved)) }
}

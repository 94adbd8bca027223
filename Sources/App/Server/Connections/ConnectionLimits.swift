package import NIOCore

/// How long a connection may keep the server waiting, and how many connections there may be. Event streams may stay
/// open, because only the server writes to them.
package struct ConnectionLimits: Sendable {
  /// From accepting the connection, or from the end of the previous response, to the last byte of a request's head.
  package var head = TimeAmount.seconds(60)
  /// A credential of somebody unknown must arrive as a whole within this time; it has at most `credentialBytes`.
  package var credential = TimeAmount.seconds(10)
  static let credentialBytes = 4 * 1024
  /// After this time a form must have arrived at a rate of at least `formBytes` per second.
  package var formGrace = TimeAmount.seconds(10)
  package var formBytes = 1024
  /// While the server waits for a body that may be long, at least `bodyBytes` must arrive in each period of this length.
  package var body = TimeAmount.seconds(60)
  package var bodyBytes = 16 * 1024
  /// A client must read written data within `write`, plus one second for every `writeBytes`.
  package var write = TimeAmount.seconds(60)
  package var writeBytes = 16 * 1024
  /// How long a connection stays open after a malformed request.
  package var broken = TimeAmount.seconds(5)
  /// From accepting an encrypted connection to the end of its handshake.
  package var handshake = TimeAmount.seconds(20)
  /// After which an encrypted connection on which nothing comes or goes is closed. Event streams say something each 20 seconds.
  package var silence = TimeAmount.minutes(10)
  /// Bytes and fields of the head of a request.
  package var headBytes = 16 * 1024
  package var headFields = 200
  /// How often the limits are checked.
  package var step = TimeAmount.seconds(1)

  package init() {}

  /// Descriptors reserved for the store's files, an import, two exports and the system.
  package static let reserved = 64
  package static let mostConnections = 512

  /// Connections from one household, where no proxy stands in between, and requests of strangers under way from one household, wherever: one that
  /// holds all keeps nobody else out. A browser has one or two.
  package static let mostOfHousehold = 64
  /// Seconds after which a household with too many requests may try again.
  static let pause = 5
  /// Requests at once over one connection with HTTP/2; more than a browser has open for all its tabs.
  static let mostStreams = 50
  /// The same while there are more than `manyRequests` in all: enough for a page with what belongs to it.
  static let fewStreams = 8
  static let manyRequests = 512

  /// The most simultaneous connections; further ones wait to be accepted.
  ///
  /// - Parameter descriptors: The process's limit of open files.
  package static func connections(descriptors: Int) -> Int { max(4, min(mostConnections, descriptors - reserved)) }

  /// Places that stay free for those who come next: when fewer are left, strangers have to go.
  package static func unreserved(of connections: Int) -> Int { connections - max(1, connections / 8) }

  /// The same number, divided between pages and an address of its own for devices: descriptors are the process's, and whoever holds all
  /// connections of the one keeps nobody from the other.
  package static func shares(of connections: Int) -> (pages: Int, devices: Int) {
    let devices = max(1, connections / 4)
    return (connections - devices, devices)
  }
}

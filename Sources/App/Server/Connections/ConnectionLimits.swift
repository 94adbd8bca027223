package import NIOCore

/// How long a connection may keep the server waiting, and how many connections there may be. Event streams may stay
/// open, because only the server writes to them.
package struct ConnectionLimits: Sendable {
  /// Time from accepting the connection, or from the end of the previous response, to the last byte of a request's
  /// head.
  package var head = TimeAmount.seconds(60)
  /// A stranger's credential must arrive completely within this time; it has at most `credentialBytes`.
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
  /// Time from accepting an encrypted connection to the end of its handshake.
  package var handshake = TimeAmount.seconds(20)
  /// An encrypted connection without traffic is closed after this time. Event streams send something every 20 seconds.
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

  /// Maximum connections per network, if no proxy stands in between, and maximum concurrent requests of strangers per
  /// network in any case, so that one network cannot shut others out. A browser uses one or two.
  package static let mostOfNetwork = 64
  /// Seconds after which a network with too many requests may retry.
  static let pause = 5
  /// Maximum concurrent requests over one HTTP/2 connection; more than a browser opens for all its tabs.
  static let mostStreams = 50
  /// Likewise while there are more than `manyRequests` in total: enough for a page and its files.
  static let fewStreams = 8
  static let manyRequests = 512

  /// Connections kept free for newcomers: when fewer are left, strangers have to go.
  package static func unreserved(of connections: Int) -> Int { connections - max(1, connections / 8) }

  /// The most simultaneous connections to the pages and to a separate address for devices; further ones wait to be
  /// accepted. Both share the process's descriptors, and filling one must not block the other, even if the address for
  /// devices is opened later.
  ///
  /// - Parameter descriptors: The process's limit of open files.
  package static func shares(descriptors: Int) -> (pages: Int, devices: Int) {
    let room = max(4, descriptors - reserved)
    let devices = min(mostConnections, room) / 4
    return (min(mostConnections, room - devices), devices)
  }
}

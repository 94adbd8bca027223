internal import HTTPTypes
internal import Hummingbird
internal import Synchronization

/// Records that a response is the last of its connection.
///
/// A connection that was watched for disconnection while an answer was computed takes no further request, and the
/// client must be told, or it would send one. Over HTTP/2, where each request has a stream of its own,
/// `ConnectionWatch` omits the header.
final class ConnectionEnd: Sendable {
  private let isComing = Atomic(false)

  func announce() { isComing.store(true, ordering: .relaxed) }

  func complete(_ response: inout Response) {
    if isComing.load(ordering: .relaxed) { response.headers[.connection] = "close" }
  }
}

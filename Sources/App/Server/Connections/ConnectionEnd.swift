internal import HTTPTypes
internal import Hummingbird
internal import Synchronization

/// Whether the response to a request is the last of its connection.
///
/// A connection that was watched for its end while an answer was computed takes no further request, and the client must be told: it would send one. Over
/// HTTP/2, where each request has a stream of its own, `ConnectionWatch` leaves it unsaid.
final class ConnectionEnd: Sendable {
  private let isComing = Atomic(false)

  func announce() { isComing.store(true, ordering: .relaxed) }

  func complete(_ response: inout Response) {
    if isComing.load(ordering: .relaxed) { response.headers[.connection] = "close" }
  }
}

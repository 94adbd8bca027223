internal import DailveDomain
internal import DailveSync
package import Hummingbird
internal import NIOCore

/// The context of a request, from the middleware to its route.
package struct AppContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  private var served: People?
  private var owner: PersonServices?
  /// The peer of the connection.
  let peer: String
  /// Our public origin, such as "https://health.example.org", if there is one.
  var site: String?
  /// The session; `nil` if sign-in is not needed.
  var session: SignInSession?
  /// The form sent by the script; `nil` for forms sent by browsers themselves.
  private(set) var submission: SyncSubmission?
  /// Limits the log lines about failures; `nil` for no limit.
  var failureLines: LogRateLimit?
  let end = ConnectionEnd()
  /// Maximum bytes of a form. Uploaded files are streamed and not subject to it.
  package private(set) var maxUploadSize = 64 * 1024
  /// The request's slot in the roster of connections.
  let place: ObjectIdentifier
  /// `nil` until a middleware has registered it.
  private var roster: ConnectionRoster?

  package init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress ?? ""
    place = ObjectIdentifier(source.channel)
  }

  /// The people of the server.
  ///
  /// - Throws: 500 before a middleware has named them.
  var people: People {
    get throws(HTTPError) {
      guard let served else { throw HTTPError(.internalServerError) }
      return served
    }
  }

  var directory: any ServedDirectory {
    get throws(HTTPError) { try people.directory }
  }

  /// The person whose data the request concerns.
  ///
  /// - Throws: 401 before the sender has been admitted.
  var person: PersonServices {
    get throws(HTTPError) {
      guard let owner else { throw HTTPError(.unauthorized) }
      return owner
    }
  }

  /// Checks that the session is still valid after the body arrived, which a sender can delay at will.
  ///
  /// - Throws: 401 if it was ended meanwhile.
  func checkSession() async throws {
    if try await !isStillSignedIn() { throw HTTPError(.unauthorized) }
  }

  /// False if the session has ended since the request began.
  func isStillSignedIn() async throws -> Bool {
    guard let session, session.isKept else { return true }
    return try await directory.access().sessions.contains { $0.hash == session.hash }
  }

  /// - Throws: 401 if nobody has been identified.
  mutating func begin(_ submission: SyncSubmission) throws(HTTPError) {
    owner = try person.scoped(to: submission)
    self.submission = submission
  }

  mutating func enter(_ roster: ConnectionRoster) { self.roster = roster }

  /// Notes that the sender has proven who they are; a `sender` may send long bodies.
  func vouch(_ standing: ConnectionPlace.Standing = .known) { roster?.vouch(place, as: standing) }

  /// Limits the body to the size of a credential, because strangers sign in with short forms.
  mutating func limitToCredential() { maxUploadSize = ConnectionLimits.credentialBytes }

  mutating func enter(_ people: People) { served = people }

  mutating func identify(_ person: PersonServices) { owner = person }
}

extension SignInSession {
  /// True if the session lives until it is ended, false if it ends with its request.
  var isKept: Bool { !hash.isEmpty }
}

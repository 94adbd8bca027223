package import DailveScores
internal import NIOCore
internal import NIOSSL
internal import Synchronization

/// The certificate that is shown to browsers: read when serving begins, and again whenever its files change.
package final class CertificateKeeper: Sendable {
  private struct State: Sendable {
    var certificate: ServedCertificate
    /// Of the files that it was read from.
    var stamp: CertificateFiles.Stamp
    /// Why they were refused the last time: they are read again each time, because a certificate can become valid and a disk come back.
    var problem: CertificateProblem?
  }

  private let files: CertificateFiles
  private let state: Mutex<State>

  package init(_ files: CertificateFiles, at now: Instant) throws(CertificateProblem) {
    self.files = files
    let stamp = CertificateFiles.Stamp(files)
    state = Mutex(State(certificate: try ServedCertificate(files, at: now), stamp: stamp))
  }

  package var facts: CertificateFacts { certificate.facts }
  var certificate: ServedCertificate { state.withLock { $0.certificate } }

  package func warnings(host: String, at now: Instant) -> [CertificateWarning] {
    (files.isKeyOpen ? [.openKey(files.key)] : []) + facts.warnings(host: host, at: now)
  }

  /// The result of reloading the files. A refusal that was already reported is not a change.
  package enum Change: Sendable, Equatable {
    case unchanged
    case renewed(CertificateFacts)
    /// The previous one stays in use.
    case refused(CertificateProblem)
  }

  /// Blocks while it reads.
  package func look(at now: Instant) -> Change {
    // Taken before reading: what is written meanwhile is found the next time.
    let stamp = CertificateFiles.Stamp(files)
    guard state.withLock({ $0.stamp != stamp }) else { return .unchanged }
    do throws(CertificateProblem) {
      let read = try ServedCertificate(files, at: now)
      state.withLock { $0 = State(certificate: read, stamp: stamp) }
      return .renewed(read.facts)
    } catch {
      let isKnown = state.withLock { state in
        defer { state.problem = error }
        return state.problem == error
      }
      return isKnown ? .unchanged : .refused(error)
    }
  }

  /// For all handshakes: each takes the certificate of its moment.
  var configuration: TLSConfiguration {
    var made = certificate.configuration
    made.sslContextCallback = { [self] _, promise in
      let now = certificate
      var change = NIOSSLContextConfigurationOverride()
      change.certificateChain = now.chain.map { .certificate($0) }
      change.privateKey = .privateKey(now.key)
      promise.succeed(change)
    }
    return made
  }
}

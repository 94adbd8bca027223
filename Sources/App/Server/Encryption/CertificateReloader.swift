package import DailveScores
internal import NIOCore
internal import NIOSSL
internal import Synchronization

/// The certificate shown to browsers: read at startup, and again whenever its files change.
package final class CertificateReloader: Sendable {
  private struct State: Sendable {
    var certificate: ServedCertificate
    /// Stamp of the files from which it was read.
    var stamp: CertificateFiles.Stamp
    /// The reason for the last refusal. The files are then read again each time, because a certificate can become valid
    /// and a disk can come back.
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
    /// The previous certificate stays in use.
    case refused(CertificateProblem)
  }

  /// Blocks while reading.
  package func look(at now: Instant) -> Change {
    // Take the stamp before reading, so that a concurrent change is found the next time.
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

  /// The configuration of the next handshake, with the current certificate.
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

internal import DailveScores
internal import NIOSSL

/// A certificate and its matching key.
struct ServedCertificate: Sendable {
  let chain: [NIOSSLCertificate]
  let key: NIOSSLPrivateKey
  let facts: CertificateFacts

  init(_ files: CertificateFiles, at now: Instant) throws(CertificateProblem) {
    let (certificates, secret) = (try CertificateFiles.read(files.certificate), try CertificateFiles.read(files.key))
    guard let chain = try? NIOSSLCertificate.fromPEMBytes(certificates), let leaf = chain.first else {
      throw .noCertificate(files.certificate)
    }
    guard let key = try? NIOSSLPrivateKey(bytes: secret, format: .pem) else {
      let isLocked = String(decoding: secret, as: UTF8.self).contains("ENCRYPTED")
      throw isLocked ? .keyWithPassphrase(files.key) : .noKey(files.key)
    }
    (self.chain, self.key, facts) = (chain, key, CertificateFacts(leaf))
    // This fails if the two do not match.
    guard (try? NIOSSLContext(configuration: configuration)) != nil else {
      throw .keyOfAnother(certificate: files.certificate, key: files.key)
    }
    if facts.end <= now { throw .expired(files.certificate, facts.end) }
    // Clocks differ by minutes, so a certificate issued a moment ago counts as valid.
    if facts.begin > now + 3600 { throw .notYetValid(files.certificate, facts.begin) }
  }

  /// TLS 1.2 and 1.3, only with forward secrecy and authenticated encryption (RFC 9325, 4.2).
  var configuration: TLSConfiguration {
    var made = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    made.minimumTLSVersion = .tlsv12
    made.cipherSuites = "ECDHE+AESGCM:ECDHE+CHACHA20"
    return made
  }
}

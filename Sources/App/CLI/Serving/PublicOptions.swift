internal import ArgumentParser
internal import DailveServer

/// How people reach `serve` from elsewhere.
struct PublicOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address that browsers use. From then on everybody signs in.",
      discussion: "At the first start a code for setting up sign-in is printed.", valueName: "https://name[:port]"))
  var origin: String?
  @Option(
    help: ArgumentHelp(
      "Another address to listen on for people, with --tls-cert the only one; needs --origin.",
      valueName: "address:port"),
    transform: ListenAddress.init) var listen: ListenAddress?
  @Option(
    help: ArgumentHelp(
      "A certificate for the name in --origin, as PEM, with those that lead to its root. The server then encrypts itself.",
      discussion: "It is read again within a minute of its renewal, and on SIGHUP.", valueName: "file"))
  var tlsCert: String?
  @Option(help: ArgumentHelp("The key of that certificate, as PEM.", valueName: "file")) var tlsKey: String?
  @Option(
    help: ArgumentHelp(
      "The proxy that encrypts, whose word about where requests come from counts.", valueName: "address[/bits]"))
  var behindProxy: [String] = []
  @Option(
    help: ArgumentHelp(
      "Somebody who needs no passphrase where Tailscale on this machine says that it is them.",
      discussion: "Whoever runs programs on this machine could claim that: only where it is yours alone.",
      valueName: "login"))
  var tailscaleUser: [String] = []
  @Flag(
    help: ArgumentHelp(
      "Serve your own network without encryption, at an --origin with http.",
      discussion: "Every page says so; passkeys and use offline need encryption.")) var unencrypted = false

  func certificateFiles() throws -> CertificateFiles? {
    switch (tlsCert, tlsKey) {
    case (nil, nil): nil
    case (let certificate?, let key?): CertificateFiles(certificate: certificate, key: key)
    default:
      throw ValidationError("--tls-cert and --tls-key go together: a certificate and the key that belongs to it.")
    }
  }
}

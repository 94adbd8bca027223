internal import ArgumentParser
internal import DailveServer

/// Options for reaching `serve` from elsewhere.
struct PublicOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address that browsers use. With it, everybody has to sign in.",
      discussion: "The first start prints a code for setting up sign-in.", valueName: "https://name[:port]"))
  var origin: String?
  @Option(
    help: ArgumentHelp(
      "Another address to listen on for people, with --tls-cert the only one; needs --origin.",
      valueName: "address:port"),
    transform: ListenAddress.init) var listen: ListenAddress?
  @Option(
    help: ArgumentHelp(
      "A certificate for the name in --origin, as PEM, with its chain. The server then encrypts connections itself.",
      discussion: "It is reloaded within a minute of its renewal, and on SIGHUP.", valueName: "file"))
  var tlsCert: String?
  @Option(help: ArgumentHelp("The key of that certificate, as PEM.", valueName: "file")) var tlsKey: String?
  @Option(
    help: ArgumentHelp(
      "The proxy that encrypts; its forwarded client addresses are trusted.", valueName: "address[/bits]"))
  var behindProxy: [String] = []
  @Option(
    help: ArgumentHelp(
      "A login that needs no passphrase when Tailscale on this machine vouches for it.",
      discussion: "Any program on this machine could forge that: use it only on a machine that is yours alone.",
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
      throw ValidationError("Give --tls-cert and --tls-key together: a certificate and its key.")
    }
  }
}

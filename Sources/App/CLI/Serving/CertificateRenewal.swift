internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveSystem
internal import Dispatch

/// Adopts a renewed certificate while serving, and reports it.
final class CertificateRenewal {
  private let timer: any DispatchSourceTimer
  private let hangUp: SignalWatch?

  init(_ certificates: CertificateReloader, host: String) {
    let look: @Sendable () -> Void = {
      switch certificates.look(at: .now) {
      case .unchanged: break
      case .renewed(let facts):
        Console.error("The certificate was renewed and is valid until \(facts.end).")
        Self.warn(certificates, host: host)
      case .refused(let problem):
        Console.error("The previous certificate stays in use. " + CertificateText.sentence(problem))
      }
    }
    let queue = DispatchQueue(label: "dailve.certificate")
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { look() }
    timer.resume()
    // In a terminal it means that the window was closed, and the program ends with it.
    hangUp = StandardStream.error.isTerminal ? nil : SignalWatch(SystemSignal.hangUp, look)
  }

  static func warn(_ certificates: CertificateReloader, host: String) {
    for warning in certificates.warnings(host: host, at: .now) { Console.error(CertificateText.sentence(warning)) }
  }
}

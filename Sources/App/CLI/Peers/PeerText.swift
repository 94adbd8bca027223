internal import ArgumentParser
internal import DailveDomain
internal import DailveImporting
internal import DailveSync
internal import Foundation
internal import Synchronization

enum PeerText {
  static func state(_ link: PeerLink) -> String {
    if link.isEqual { return "the same" }
    if link.missingHere == 0, link.missingThere == 0 {
      return link.agreed == nil ? "not compared yet" : "something changed meanwhile"
    }
    return "\(link.missingHere) missing here, \(link.missingThere) missing there"
  }
}

/// Reads the key of another machine without showing it to other people.
enum PeerKey {
  static func contents(_ file: String) throws -> [UInt8] {
    do {
      return try NamedFile.contents(file)
    } catch {
      throw ValidationError(ErrorText.sentence(for: error))
    }
  }

  static func read(_ file: String?) throws -> String {
    let text: String
    if let file {
      text = String(decoding: try contents(file), as: UTF8.self)
    } else {
      if Console.errorIsTerminal { Console.errorRaw("Key: ") }
      text = readLine() ?? ""
    }
    let key = text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    guard key.hasPrefix("dlv_"), key.utf8.count < 200 else {
      throw ValidationError(
        "That is not a key. `dailve tokens add NAME --scope peer` on the other machine prints one, which begins with dlv_."
      )
    }
    return key
  }
}

/// Progress of an exchange, on standard error.
final class PeerProgress: Sendable {
  private let name: String
  private let shown = Mutex<(at: ContinuousClock.Instant, isShown: Bool)>((.now, false))

  init(name: String) { self.name = name }

  var show: @Sendable (PeerOutcome) -> Void { { self.write($0) } }

  private func write(_ outcome: PeerOutcome) {
    let isTerminal = Console.errorIsTerminal
    let isDue = shown.withLock { shown in
      guard ContinuousClock.now - shown.at > (isTerminal ? .milliseconds(200) : .seconds(5)) else { return false }
      shown = (.now, isTerminal)
      return true
    }
    guard isDue else { return }
    let text =
      "\(name): \(outcome.received) received, \(outcome.sent) sent; \(outcome.missingHere) left to receive, \(outcome.missingThere) left to send"
    if isTerminal { Console.errorRaw("\r\u{1B}[K\(text)") } else { Console.error(text) }
  }

  func finish() {
    if shown.withLock({ $0.isShown }) { Console.errorRaw("\r\u{1B}[K") }
  }
}

internal import ArgumentParser
internal import AsyncHTTPClient
internal import DailveDemoPerson
internal import DailveDemoPushes
internal import DailveDomain
internal import DailveImporting
internal import DailveScores
internal import DailveTransfer
internal import Foundation

/// A tool for developers that sends what the demo person's phone and tablet would send.
@main
struct PushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dailve-push",
    abstract: "Send the last days of the made-up person as Health Auto Export on a phone and a tablet would.",
    discussion: """
      Stretches of time overlap; some deliveries come late, out of order or twice, one breaks off, one is empty. It is the person of \
      `dailve sample` with the same --seed and --until.
      """)

  @Argument(help: "Address of the server, such as http://127.0.0.1:8420; https is fine.") var address: String?
  @Option(
    help: ArgumentHelp(
      "File with the key of the phone, from `dailve tokens add`; a second line is the tablet's. Without it, the variable DAILVE_KEY holds them.",
      valueName: "file"))
  var keyFile: String?
  @Option(help: "The key itself, which other users of this machine can then see; a second one is the tablet's.")
  var key: [String] = []
  @Option(help: ArgumentHelp("Write the deliveries as files into a new folder instead.", valueName: "folder"))
  var out: String?
  @Option(help: "How many days, up to today or --until.") var days = 30
  @Option(help: "Version of the payload, v1 or v2.") var format = PushForm.Version.v2
  @Flag(help: "Sums and averages instead of single measurements.") var summarised = false
  @Option(help: "Interval of the sums and averages with --summarised: minute, hour or day.") var by = PushForm.Step.hour
  @Flag(help: "Everything in one delivery, as on first use.") var backfill = false
  @Option(help: "The same seed makes the same person.") var seed: UInt64 = 1
  @Option(help: "Share of the records that a Watch would write, 0.05-1.") var density = 1.0
  @Option(help: "The last day, YYYY-MM-DD (default: today, up to now).") var until: String?
  @Flag(help: "Print one JSON document.") var json = false

  private static let years = 2

  /// Exits with the same codes as `dailve`.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var pushing = command as? any AsyncParsableCommand { try await pushing.run() } else { try command.run() }
    } catch let error as ValidationError {
      end(2, "Error: \(error.message)")
    } catch let error where exitCode(for: error) == .validationFailure {
      end(2, fullMessage(for: error))
    } catch let error where error is ExitCode || exitCode(for: error) == .success {
      exit(withError: error)
    } catch {
      end(1, "Error: \(error)")
    }
  }

  private static func end(_ code: Int32, _ message: String) -> Never {
    say(message)
    exit(withError: ExitCode(code))
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  func validate() throws {
    guard (1...365 * Self.years).contains(days) else { throw ValidationError("--days takes 1 to \(365 * Self.years).") }
    guard (0.05...1).contains(density) else { throw ValidationError("--density takes 0.05 to 1.") }
    guard until.map({ CivilDay($0) != nil }) ?? true else { throw ValidationError("--until takes YYYY-MM-DD.") }
    guard (address == nil) != (out == nil) else {
      throw ValidationError("Give the address of a server, or --out with a new folder.")
    }
    guard let address else { return }
    guard IngestAddress(address) != nil else {
      throw ValidationError("\"\(address)\" is no address of a server; write http://127.0.0.1:8420, for example.")
    }
    guard (1...2).contains(try keys().count) else {
      throw ValidationError(
        "Give the key of a device with --key-file or in DAILVE_KEY; `dailve tokens add NAME` makes one.")
    }
  }

  /// The phone's key, then the tablet's. Every user of a machine can read the arguments of a command, but not files and variables.
  private func keys() throws -> [String] {
    guard let keyFile else {
      if !key.isEmpty { return key }
      let text = ProcessInfo.processInfo.environment["DAILVE_KEY"] ?? ""
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    guard key.isEmpty else { throw ValidationError("Give --key-file or --key, not both.") }
    do {
      return String(decoding: try NamedFile.contents(keyFile), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .map(String.init)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func run() async throws {
    let person = try DemoPersonFile.person(
      years: Self.years, seed: seed, density: density, until: until.flatMap { CivilDay($0) },
      now: Instant(Int(Date().timeIntervalSince1970)))
    let pushes = DemoPushes(person, days: days, form: PushForm(version: format, step: summarised ? by : nil))
    let deliveries = backfill ? [pushes.backfill] : pushes.deliveries
    if let out { return try write(deliveries, of: pushes, to: DeliveryFolder(out)) }
    guard let address = address.flatMap(IngestAddress.init) else { return }
    let keys = try keys()
    var report = PushReport(isDocument: json)
    do {
      try await HTTPClient.withHTTPClient(configuration: IngestClient.configuration) { http in
        let client = IngestClient(http: http, address: address) { Self.say($0) }
        for delivery in deliveries {
          let body = try body(of: delivery, pushes)
          let key = delivery.device == .tablet ? keys.last : keys.first
          let answer = try await client.send(body, key: key ?? "", headers: headers(delivery))
          try report.add(delivery, bytes: body.count, answer)
        }
      }
    } catch {
      // Report the deliveries that have been sent so far; they stay on the server.
      try report.end(of: deliveries.count)
      throw error
    }
    try report.end(of: deliveries.count)
    if report.refused > 0 { throw ExitCode(3) }
  }

  private func body(of delivery: DemoDelivery, _ pushes: DemoPushes) throws -> [UInt8] {
    let body = Bytes()
    try pushes.write(delivery) { body.all += $0 }
    return body.all
  }

  private final class Bytes {
    var all: [UInt8] = []
  }

  /// The headers that Health Auto Export sends.
  private func headers(_ delivery: DemoDelivery) -> [String: String] {
    [
      "automation-name": "dailve-push", "automation-id": delivery.device.rawValue,
      "automation-aggregation": summarised ? by.rawValue : "none", "automation-period": backfill ? "all" : "default",
    ]
  }

  private func write(_ deliveries: [DemoDelivery], of pushes: DemoPushes, to folder: DeliveryFolder) throws {
    var report = PushReport(isDocument: json)
    for (index, delivery) in deliveries.enumerated() {
      let digits = "\(index + 1)"
      let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let name = "\(number)-\(delivery.device.rawValue).json"
      var size = 0
      try folder.write(name) { file in
        try pushes.write(delivery) { bytes in
          size += bytes.count
          try file.write(contentsOf: Data(bytes))
        }
      }
      report.add(delivery, bytes: size, file: name)
    }
    try report.end(of: deliveries.count)
  }
}

extension PushForm.Version: ExpressibleByArgument {}
extension PushForm.Step: ExpressibleByArgument {}

public import DailveDomain

/// How other programs read the pages' data: rights, and examples to copy.
public struct ProgramGuide: Sendable {
  public struct Right: Sendable, Equatable {
    public var scope: TokenScope
    public var text: TextKey
    /// The name used by `dailve tokens add --scope`.
    public var name: String { scope.rawValue }
  }

  public struct Example: Sendable, Equatable {
    public var title: TextKey
    public var lead: TextKey
    public var text: String
  }

  public var needsKey: Bool
  /// The command that makes a key.
  public let command: String
  public static let leastRight = Right(scope: .summary, text: .programsSummary)
  public static let rights = [
    leastRight, Right(scope: .read, text: .programsRead),
    Right(scope: .intake, text: .programsIntake), Right(scope: .monitor, text: .programsMonitor),
  ]
  public var examples: [Example]
  /// The description of all addresses.
  public var description = AddressPattern.openAPI.rawValue

  /// - Parameters:
  ///   - origin: The address at which the page was reached: "https://health.example.org".
  ///   - key: The key for the examples; `nil` if none can be shown.
  public init(origin: String, needsKey: Bool, key: String? = nil, commands: ProgramCommands = ProgramCommands()) {
    command = commands("tokens add Grafana --scope export:read")
    self.needsKey = needsKey
    let key = key ?? "dlv_…"
    let today = origin + AddressPattern.todayDocument.rawValue
    let read = origin + AddressPattern.forPrograms
    examples = [
      Example(
        title: .programsCurl, lead: .programsCurlLead,
        text: "curl " + (needsKey ? "-H \"Authorization: Bearer \(key)\" \\\n  " : "") + today),
      Example(
        title: .programsPython, lead: .programsPythonLead,
        text: """
          from datetime import date, timedelta
          from json import load
          from urllib.request import Request, urlopen

          first = date.today() - timedelta(days=90)
          address, cursor = f"\(read)nights?from={first}", ""
          while cursor is not None:
              request = Request(address + cursor)
          \(needsKey ? "    request.add_header(\"Authorization\", \"Bearer \(key)\")\n" : "")\
              page = load(urlopen(request))
              for night in page["items"]:
                  hours = "unknown" if night["inBedOnly"] else round(night["asleep"] / 60, 1)
                  print(night["day"], hours)
              cursor = "&cursor=" + page["next"] if "next" in page else None
          """),
      Example(
        title: .programsHomeAssistant, lead: .programsHomeAssistantLead,
        text: Self.sensor(origin, key: needsKey ? key : nil)),
      Example(
        title: .programsGrafana, lead: .programsGrafanaLead,
        text: """
          Type: JSON
          Parser: Backend
          URL: \(read)metrics/steps?from=${__from:date:YYYY-MM-DD}&to=${__to:date:YYYY-MM-DD}&limit=1000
          \(needsKey ? "Header: Authorization = Bearer \(key)\n" : "")\
          Rows/Root: items
          Columns: day (Time), sum (Number)
          """),
      Example(
        title: .programsPrometheus, lead: .programsPrometheusLead,
        text: Self.prometheus(origin, key: needsKey ? key : nil)),
    ]
  }

  /// Today's score in Home Assistant. Without a score the document has none, and the sensor is unavailable.
  ///
  /// - Parameter key: A key that may read; `nil` if none is needed.
  static func sensor(_ origin: String, key: String?) -> String {
    """
    sensor:
      - platform: rest
        name: Dailve
        resource: \(origin)\(AddressPattern.todayDocument.rawValue)
        value_template: "{{ value_json.hero.score }}"
        availability: "{{ value_json.hero.score is defined }}"
        scan_interval: 300
    """ + (key.map { "\n    headers:\n      Authorization: \"Bearer \($0)\"" } ?? "")
  }

  private static func prometheus(_ origin: String, key: String?) -> String {
    let isEncrypted = origin.hasPrefix("https://")
    let authority = origin.dropFirst(isEncrypted ? 8 : 7)
    return """
      scrape_configs:
        - job_name: dailve
          scheme: \(isEncrypted ? "https" : "http")
      \(key.map { "    authorization:\n      credentials: \($0)\n" } ?? "")\
          static_configs:
            - targets: ["\(authority)"]
      """
  }
}

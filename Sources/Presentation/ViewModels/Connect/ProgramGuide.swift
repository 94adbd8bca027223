internal import DailveDomain

/// How other programs read what the pages show: rights, and examples to copy.
public struct ProgramGuide: Sendable {
  public struct Right: Sendable, Equatable {
    /// As `dailve tokens add --scope` takes it.
    public var name: String
    public var text: TextKey

    init(scope: TokenScope, text: TextKey) {
      name = scope.rawValue
      self.text = text
    }
  }

  public struct Example: Sendable, Equatable {
    public var title: TextKey
    public var lead: TextKey
    public var text: String
  }

  /// Whether programs show a key.
  public var needsKey: Bool
  /// Makes a key.
  public let command = "dailve tokens add Grafana --scope export:read"
  public let rights = [
    Right(scope: .summary, text: .programsSummary), Right(scope: .read, text: .programsRead),
    Right(scope: .intake, text: .programsIntake), Right(scope: .monitor, text: .programsMonitor),
  ]
  public var examples: [Example]
  /// The description of all addresses.
  public var description = AddressPattern.openAPI.rawValue

  /// - Parameter origin: Where the page was reached: "https://health.example.org".
  public init(origin: String, needsKey: Bool) {
    self.needsKey = needsKey
    let today = origin + AddressPattern.todayDocument.rawValue
    let read = origin + AddressPattern.forPrograms
    examples = [
      Example(
        title: .programsCurl, lead: .programsCurlLead,
        text: "curl " + (needsKey ? "-H \"Authorization: Bearer dlv_…\" \\\n  " : "") + today),
      Example(
        title: .programsPython, lead: .programsPythonLead,
        text: """
          from json import load
          from urllib.request import Request, urlopen

          request = Request("\(read)nights?from=2026-01-01")
          \(needsKey ? "request.add_header(\"Authorization\", \"Bearer dlv_…\")\n" : "")\
          nights = load(urlopen(request))["items"]
          for night in nights:
              print(night["day"], round(night["asleep"] / 60, 1))
          """),
      Example(
        title: .programsHomeAssistant, lead: .programsHomeAssistantLead,
        text: """
          sensor:
            - platform: rest
              name: Dailve
              resource: \(today)
              value_template: "{{ value_json.hero.score }}"
              scan_interval: 300
          """ + (needsKey ? "\n    headers:\n      Authorization: \"Bearer dlv_…\"" : "")),
      Example(
        title: .programsGrafana, lead: .programsGrafanaLead,
        text: """
          Type: JSON
          Parser: Backend
          URL: \(read)metrics/steps?from=2026-01-01
          \(needsKey ? "Header: Authorization = Bearer dlv_…\n" : "")\
          Rows/Root: items
          Columns: day (Time), sum (Number)
          """),
      Example(
        title: .programsPrometheus, lead: .programsPrometheusLead, text: Self.prometheus(origin, needsKey: needsKey)),
    ]
  }

  private static func prometheus(_ origin: String, needsKey: Bool) -> String {
    let isEncrypted = origin.hasPrefix("https://")
    let authority = origin.dropFirst(isEncrypted ? 8 : 7)
    return """
      scrape_configs:
        - job_name: dailve
          scheme: \(isEncrypted ? "https" : "http")
      \(needsKey ? "    authorization:\n      credentials: dlv_…\n" : "")\
          static_configs:
            - targets: ["\(authority)"]
      """
  }
}

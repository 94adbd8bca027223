/// How a phone, or a program that collects its data, sends them.
public enum ConnectWay: String, Sendable, CaseIterable {
  case healthExport = "health-auto-export"
  case shortcut
  case homeAssistant = "home-assistant"
  case other

  public var title: TextKey {
    switch self {
    case .healthExport: .connectHealthExport
    case .shortcut: .connectShortcut
    case .homeAssistant: .connectHomeAssistant
    case .other: .connectOther
    }
  }

  public var lead: TextKey {
    switch self {
    case .healthExport: .connectHealthExportLead
    case .shortcut: .connectShortcutLead
    case .homeAssistant: .connectHomeAssistantLead
    case .other: .connectOtherLead
    }
  }
}

/// Instructions for setting up a sender, with everything to fill in.
public struct ConnectGuide: Sendable, Equatable {
  /// One field of the sender's settings, under the sender's own name for it.
  public struct Setting: Sendable, Equatable {
    public var name: String
    public var value: String
    /// True if it is copied rather than chosen.
    public var isCopied = false
  }

  /// A file or a command, verbatim.
  public struct Snippet: Sendable, Equatable {
    public var lead: TextKey?
    public var text: String
  }

  /// A code for the phone's camera.
  public struct Code: Sendable, Equatable {
    public var title: TextKey
    public var text: String
    /// True if the text is an address that the phone itself can open.
    public var isLink = false
  }

  public var how: TextKey
  public var settings: [Setting] = []
  public var snippets: [Snippet] = []
  public var codes: [Code] = []
  public var scan: TextKey?
  public var tips: [TextKey] = []

  /// - Parameters:
  ///   - secret: The device's key; `nil` once it has been shown.
  ///   - own: The address at which programs find the app.
  ///   - needsKey: True if programs that read need a key.
  public init(
    _ way: ConnectWay, address: DeviceAddress, secret: String?, own: String = "http://127.0.0.1:8420",
    needsKey: Bool = false
  ) {
    let key = secret ?? "dlv_…"
    let header = "Authorization"
    let bearer = "Bearer \(key)"
    if let secret {
      scan = .connectScanText
      codes = [Code(title: .connectCodeAddress, text: "\(address)"), Code(title: .connectKey, text: secret)]
    }
    switch way {
    case .healthExport:
      how = .connectHealthExportHow
      settings = [
        Setting(name: "Automation Type", value: "REST API"),
        Setting(name: "URL", value: "\(address)", isCopied: true),
        Setting(name: "Headers: Key", value: header, isCopied: true),
        Setting(name: "Headers: Value", value: bearer, isCopied: secret != nil),
        Setting(name: "Data Type", value: "Health Metrics; Workouts"),
        Setting(name: "Export Format", value: "JSON"), Setting(name: "Export Version", value: "Version 2"),
        Setting(name: "Date Range", value: "Default"), Setting(name: "Summarize Data", value: "Off"),
        Setting(name: "Batch Requests", value: "On"), Setting(name: "Sync Cadence", value: "1 hour"),
      ]
      tips = [.connectTipLocked, .connectTipRange, .connectTipBackfill]
      if secret != nil {
        scan = .connectScanHealthExport
        codes = [
          Code(title: .connectCodeMetrics, text: Self.automation(address, bearer, isWorkouts: false), isLink: true),
          Code(title: .connectCodeWorkouts, text: Self.automation(address, bearer, isWorkouts: true), isLink: true),
        ]
      }
    case .shortcut:
      how = .connectShortcutHow
      settings = [
        Setting(name: "URL", value: "\(address)", isCopied: true), Setting(name: "Method", value: "POST"),
        Setting(name: "Headers: Key", value: header, isCopied: true),
        Setting(name: "Headers: Text", value: bearer, isCopied: secret != nil),
        Setting(name: "Request Body", value: "JSON"),
      ]
      snippets = [Snippet(text: Self.file)]
      tips = [.connectTipLocked]
    case .homeAssistant:
      how = .connectHomeAssistantHow
      snippets = [
        Snippet(
          text: """
            rest_command:
              dailve:
                url: "\(address)"
                method: post
                headers:
                  authorization: "\(bearer)"
                  content-type: "application/json"
                payload: '{"type": "{{ type }}", "value": "{{ value }}", "unit": "{{ unit }}"}'
            """),
        Snippet(
          lead: needsKey ? .connectHomeAssistantOutKey : .connectHomeAssistantOut,
          // A sending device's key may not read.
          text: ProgramGuide.sensor(own, key: needsKey ? "dlv_…" : nil)),
      ]
    case .other:
      how = .connectOtherHow
      snippets = [
        Snippet(text: Self.file),
        // With --data, tables and lines would lose their line breaks.
        Snippet(
          lead: .connectOtherCurl,
          text: """
            curl -H "\(header): \(bearer)" \\
              -H "Content-Type: application/json" \\
              --data-binary @health.json \(address)
            """),
      ]
    }
  }

  /// One kind of data, in the most minimal form.
  private static let file = """
    {"type": "Heart Rate", "unit": "count/min", "samples": [
      {"value": 62, "start": "2026-06-01T08:00:00+09:00",
       "end": "2026-06-01T08:00:00+09:00", "source": "Apple Watch"}]}
    """

  /// The link that creates an automation in Health Auto Export with its fields filled in.
  ///
  /// Source: help.healthyapps.dev, Health Auto Export, Automations, Deep Link. `period=none` is its "Default". Defaults
  /// are omitted, so that the code stays coarse enough for a camera.
  static func automation(_ address: DeviceAddress, _ bearer: String, isWorkouts: Bool) -> String {
    var fields = [
      ("url", "\(address)"), ("name", "Dailve"), ("headers", "Authorization,\(bearer)"),
      ("exportversion", "v2"), ("datatype", isWorkouts ? "workouts" : "healthMetrics"), ("period", "none"),
    ]
    fields +=
      isWorkouts
      ? [
        ("includeroutes", "true"), ("includeworkoutmetadata", "true"), ("workoutsmetadatainterval", "seconds"),
      ] : [("aggregatedata", "false"), ("aggregatesleep", "false")]
    fields += [("batchrequests", "true"), ("syncinterval", "hours"), ("syncquantity", "1"), ("enabled", "true")]
    return "com.HealthExport://automation?"
      + fields.map { "\($0.0)=\(AddressText.encoded($0.1))" }.joined(separator: "&")
  }
}

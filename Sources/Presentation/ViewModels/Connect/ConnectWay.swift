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

internal import DailveDomain

/// Explains in words why last night is missing.
public struct MorningContent: Sendable, Codable, Equatable {
  /// `Morning.Cause`.
  public var cause: String
  /// The person's name for the device.
  public var device: String
  /// When it last sent something, as `2026-11-21T06:40:00Z`.
  public var lastReceived: String
  public var title: String
  /// How long nothing has arrived, or the content of what did, and the remedy.
  public var text: String
  /// Path of the device's page, which says what helps.
  public var path: String
}

/// Puts a morning into words.
struct MorningPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ morning: Morning) -> MorningContent {
    MorningContent(
      cause: morning.cause.rawValue, device: morning.device.name, lastReceived: morning.lastReceived.description,
      title: title(morning), text: text(morning),
      path: Address.connectDevice(morning.device.id).path)
  }

  /// The sentences without the headline, which appears only as news.
  func sentences(_ morning: Morning) -> String {
    switch morning.cause {
    case .silent, .expired: title(morning) + ". " + text(morning)
    case .notSent, .empty, .withoutNight: text(morning)
    }
  }

  private func title(_ morning: Morning) -> String {
    switch morning.cause {
    case .silent: language(.morningSilent, morning.device.name, viewer.moment(morning.lastReceived))
    case .expired: language(.morningExpired, morning.device.name)
    case .notSent, .empty, .withoutNight: language[.morningTitle]
    }
  }

  private func text(_ morning: Morning) -> String {
    let moment = viewer.moment(morning.lastReceived)
    switch morning.cause {
    case .silent: return language[.morningHelp]
    case .expired: return language(.morningExpiredText, moment)
    case .notSent: return language(.morningNotSent, morning.device.name, moment) + " " + language[.morningHelp]
    case .empty: return language(.morningEmpty, morning.device.name, moment) + " " + language[.morningHelp]
    case .withoutNight: return language(.morningWithoutNight, morning.device.name, moment)
    }
  }
}

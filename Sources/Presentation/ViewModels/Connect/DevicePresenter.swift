public import DailveDomain
public import DailveScores

/// Puts the devices that send data into words.
public struct DevicePresenter {
  public struct Row: Sendable, Equatable {
    public var id: String
    public var name: String
    /// When it last sent something, and the validity of its key.
    public var detail: String
    /// True if its key is accepted.
    public var isActive: Bool
    public var path: String
    /// Why its data are no longer accepted; `nil` while its key is valid.
    public var ended: String?
  }

  /// The state of a device's deliveries.
  public struct State: Sendable, Equatable {
    public var text: String
    public var isWaiting = false
    /// A problem: the delivery could not be read, or only in part.
    public var warning: String?
    /// The page of the newest delivery.
    public var path: String?
  }

  private let viewer: ViewerContext
  private let timeline: ZoneTimeline
  let now: Instant
  var language: Language { viewer.language }

  public init(_ viewer: ViewerContext, timeline: ZoneTimeline, now: Instant) {
    self.viewer = viewer
    self.timeline = timeline
    self.now = now
  }

  public func rows(_ contacts: [DeviceContact]) -> [Row] { contacts.map(row) }

  public func row(_ contact: DeviceContact) -> Row {
    let device = contact.device
    let isSilent = contact.state(at: now) == .silent
    let last =
      contact.lastReceived.map { language(isSilent ? .connectSilent : .connectLast, moment($0)) }
      ?? language[.connectNever]
    return Row(
      id: device.id, name: device.name, detail: [last, key(device)].joined(separator: " · "),
      isActive: device.refusal(of: .ingest, at: now) == nil, path: Address.connectDevice(device.id).path,
      ended: ended(device))
  }

  func ended(_ device: DeviceToken) -> String? {
    if let revoked = device.revoked { return language(.connectEndedRevoked, day(revoked)) }
    return device.expires.flatMap { $0 <= now ? language(.connectEndedExpired, day($0)) : nil }
  }

  func key(_ device: DeviceToken) -> String {
    if let revoked = device.revoked { return language(.connectRevoked, day(revoked)) }
    guard let expires = device.expires else { return language(.connectMade, day(device.created)) }
    return language(expires <= now ? .connectExpired : .connectUntil, day(expires))
  }

  /// - Parameter report: The report of the delivery's import.
  public func state(_ delivery: Delivery?, _ report: ImportReport?) -> State {
    guard let delivery else { return State(text: language[.connectWaiting], isWaiting: true) }
    let time = moment(delivery.head.received)
    let path = delivery.batch.map { Address.batch($0).path }
    guard delivery.problem == nil, let report else {
      return State(text: language(.connectReceivedProblem, time), path: path)
    }
    let isEmpty = report.records.added + report.records.duplicate + report.workouts == 0
    if isEmpty, delivery.unknown > 0 { return State(text: language(.connectReceivedUnread, time), path: path) }
    if isEmpty, delivery.head.headers[DeliveryHead.testHeader] != nil {
      return State(text: language(.connectReceivedTest, time), path: path)
    }
    return State(
      text: isEmpty
        ? language(.connectReceivedEmpty, time)
        : language(.connectReceived, time, ReportPresenter(language).result(report)),
      warning: delivery.unknown > 0 ? language(.connectReceivedOdd, "\(delivery.unknown)") : nil, path: path)
  }

  /// One kind of data that a device sends.
  public struct Kind: Sendable, Equatable {
    public var name: String
    public var received: String
    /// Time of its newest reading; `nil` if none is left.
    public var newest: String?
  }

  /// - Parameter arrivals: The arrivals from one device.
  public func kinds(_ arrivals: [MetricArrival]) -> [Kind] {
    arrivals.map { arrival in
      Kind(
        name: arrival.type == HealthType.workout
          ? language[.workoutsTitle] : TypeName.readable(arrival.type, language),
        received: moment(arrival.received), newest: arrival.newest.map(moment))
    }.sorted { $0.name < $1.name }
  }

  private func day(_ instant: Instant) -> String { viewer.date(timeline.day(at: instant)) }

  /// "7:12" today, otherwise with its day.
  func moment(_ instant: Instant) -> String {
    let day = timeline.day(at: instant)
    let time = viewer.time(timeline.clockMinutes(at: instant))
    return day == viewer.today ? time : "\(viewer.date(day)), \(time)"
  }

  /// The keys that read something, with what they read and when.
  public func programs(_ keys: [DeviceToken]) -> [Row] {
    keys.filter { !$0.scopes.isDisjoint(with: ProgramGuide.rights.map(\.scope)) }.map { key in
      let rights = key.scopes.map(\.rawValue).sorted().joined(separator: ", ")
      let last = key.lastUsed.map { language(.programsLastRead, moment($0)) } ?? language[.programsNeverRead]
      let ended = ended(key)
      return Row(
        id: key.id, name: key.name, detail: [rights, last, self.key(key)].joined(separator: " · "),
        isActive: ended == nil,
        path: Address.programs.path, ended: ended)
    }
  }
}

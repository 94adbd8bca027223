public import DailveScores

/// The state of last night's data before they arrive, for a person whose phone sends them: data not sent differ from
/// data not measured.
public struct Morning: Sendable, Equatable {
  public enum Cause: String, Sendable {
    /// No data have arrived today, which is not unusual yet.
    case notSent
    /// No data have arrived for longer than usual.
    case silent
    /// The device's token has expired.
    case expired
    /// An empty delivery arrived today: a locked phone cannot read Health.
    case empty
    /// Readings arrived today, but none from the night.
    case withoutNight
  }

  public var cause: Cause
  /// The device that is expected to send the night.
  public var device: DeviceToken
  /// The last time it sent data.
  public var lastReceived: Instant

  /// A device that has sent nothing for longer than this counts as no longer in use.
  static let memory = 30 * 86_400

  /// - Returns: `nil` once the day has its HRV, and if no readings are expected.
  public init?(_ report: ConditionReport, _ contacts: [DeviceContact], at moment: DayMoment) {
    guard case .failure = report.condition, report.hrvReadings == 0 else { return nil }
    self.init(contacts, since: moment.dayStart, at: moment.now)
    // After days without any HRV it is no longer awaited, but a silent phone is still reported.
    let isAwaited = report.newestHRV.map { report.day - $0 <= 1 } ?? false
    if !isAwaited, cause == .withoutNight { return nil }
  }

  /// - Parameters:
  ///   - start: The first instant of the viewer's day.
  ///   - contacts: The contacts of all devices.
  /// - Returns: `nil` if no device sends data.
  public init?(_ contacts: [DeviceContact], since start: Instant, at now: Instant) {
    let heard = contacts.compactMap { contact in contact.lastReceived.map { (contact: contact, received: $0) } }
      .filter { $0.contact.device.revoked == nil && now - $0.received <= Self.memory }
      .sorted { $0.received > $1.received }
    let missing = heard.filter { $0.received < start }
    func first(_ state: DeviceContact.State) -> (contact: DeviceContact, received: Instant)? {
      missing.first { $0.contact.state(at: now) == state }
    }
    // The candidates are ordered from the most likely cause.
    let candidates: [(cause: Cause, found: (contact: DeviceContact, received: Instant)?)] = [
      (.expired, heard.first.flatMap { $0.contact.state(at: now) == .expired ? $0 : nil }),
      (.silent, first(.silent)),
      (.notSent, heard.count == missing.count ? missing.first : nil),
      (.withoutNight, heard.first { ($0.contact.lastWithRecords ?? .distantPast) >= start }),
      (.empty, heard.first { $0.received >= start }),
    ]
    guard let (cause, found) = candidates.first(where: { $0.found != nil }), let found else { return nil }
    self.cause = cause
    device = found.contact.device
    lastReceived = cause == .withoutNight ? found.contact.lastWithRecords ?? found.received : found.received
  }
}

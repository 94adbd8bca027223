internal import DailveDomain
internal import DailveScores

/// The keys of devices, and when each last sent something.
struct DeviceCheckup {
  let contacts: [DeviceContact]
  let now: Instant
  let local: LocalTime

  /// Days before a key expires at which a warning appears, and after which an unused key is reported.
  private static let notice = 14
  private static let grace = 1

  func findings() -> [Finding] {
    if contacts.isEmpty {
      return [.well(.key, "No device may send data; \(SuggestedCommand("tokens add", "iPhone")) makes a key for one.")]
    }
    return contacts.filter { $0.device.revoked == nil }.flatMap { [key($0), device($0)].compactMap { $0 } }
  }

  private func key(_ contact: DeviceContact) -> Finding {
    let device = contact.device
    let days = max(0, (now - device.created) / 86_400)
    let age = days == 0 ? "today" : Words.counted(days, "day", "days") + " ago"
    let text = "\(device.name) (\(device.id)): made \(age)"
    let renew = "Make a new one with \(SuggestedCommand("tokens add", "iPhone")) and enter it on the device."
    if contact.state(at: now) == .expired { return .attention(.key, text + ", expired.", renew) }
    if let expires = device.expires, expires - now < Self.notice * 86_400 {
      return .attention(.key, text + ", expires \(local.moment(expires)).", renew)
    }
    if contact.lastReceived == nil, now - device.created > Self.grace * 86_400 {
      return .attention(
        .key, text + ", never used.",
        "Enter it on the device (docs/connect.md), or withdraw it with \(SuggestedCommand("tokens revoke", device.id))."
      )
    }
    return .well(.key, text + (contact.lastReceived.map { ", last used \(local.moment($0))." } ?? ", not used yet."))
  }

  private func device(_ contact: DeviceContact) -> Finding? {
    guard let last = contact.lastReceived else { return nil }
    let help = "Unlock the phone and open Health Auto Export, or run the shortcut."
    let name = contact.device.name
    switch contact.state(at: now) {
    case .silent:
      let usual = contact.usualGap.map { "; it usually sends every \(Self.duration($0))" } ?? ""
      return .attention(.device, "\(name) has been silent since \(local.moment(last))\(usual).", help)
    case .regular where contact.lastWasEmpty:
      let before =
        contact.lastWithRecords.map { "the last one with readings came \(local.moment($0))" }
        ?? "none so far contained readings"
      return .attention(
        .device, "\(name) last sent data \(local.moment(last)), but it was empty; \(before).",
        "A locked phone cannot read Health. " + help)
    case .regular: return .well(.device, "\(name) last sent data \(local.moment(last)).")
    case .neverSent, .expired, .revoked: return nil
    }
  }

  private static func duration(_ seconds: Int) -> String {
    switch seconds {
    case ..<5400: Words.counted(max(1, seconds / 60), "minute", "minutes")
    case ..<172_800: "\(max(1, (seconds + 1800) / 3600)) hours"
    default: Words.counted(seconds / 86_400, "day", "days")
    }
  }
}

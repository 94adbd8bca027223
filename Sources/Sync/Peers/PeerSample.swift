/// The fields that many samples share, as stored; values that only a newer version understands pass through.
package struct PeerOrigin: Sendable, Hashable {
  package var source: String
  package var version: String?
  package var device: String?
  package var unit: String?
  package var word: String?
  package var zone: String?
  /// `Resolution`, for pushed data.
  package var pushed: Int?

  package init(
    source: String, version: String?, device: String?, unit: String?, word: String?, zone: String?, pushed: Int?
  ) {
    self.source = source
    self.version = version
    self.device = device
    self.unit = unit
    self.word = word
    self.zone = zone
    self.pushed = pushed
  }

  package var digest: UInt64 {
    PeerDigest.of([source, version, device, unit, word, zone, pushed.map { "\($0)" }])
  }
}

/// A sample as the store keeps it.
package struct PeerSample: Sendable, Equatable {
  /// Index into `types`; `origin` and `owner` are indices likewise.
  package var type: Int
  package var origin: Int
  package var owner: Int
  /// Index into `details`, -1 without one; `text` likewise, for a value that is not a number.
  package var detail: Int
  package var text: Int
  /// Seconds since 1970.
  package var start: Int
  package var duration: Int
  /// Seconds from the end to the creation.
  package var created: Int
  package var value: Double
  /// True if the sample was found only inside correlations.
  package var isNested: Bool

  /// Stands for an unknown time of creation.
  package static let unknownCreation = -(1 << 40)

  package init(
    type: Int, origin: Int, owner: Int, detail: Int, text: Int, start: Int, duration: Int, created: Int,
    value: Double, isNested: Bool
  ) {
    self.type = type
    self.origin = origin
    self.owner = owner
    self.detail = detail
    self.text = text
    self.start = start
    self.duration = duration
    self.created = created
    self.value = value
    self.isNested = isNested
  }
}

package import DailveDomain
package import DailveScores
package import DailveStore

/// A value pushed by a phone.
package struct PushedValue: Sendable {
  package var type: String
  package var start: Instant
  /// Seconds.
  package var length: Int
  package var value: Double
  package var source: String
  package var resolution: Resolution

  /// - Parameters:
  ///   - type: The type without HealthKit's prefix for quantities.
  ///   - start: "2001-01-12 09:00:00" in UTC.
  package init(
    _ type: String, _ start: String, length: Int = 0, _ value: Double, _ source: String = "Watch",
    _ resolution: Resolution = .single
  ) throws {
    self.type = type.hasPrefix("HK") ? type : "HKQuantityTypeIdentifier" + type
    guard let instant = Instant(start.replacing(" ", with: "T") + "Z") else { throw UnexpectedValue(found: start) }
    self.start = instant
    self.length = length
    self.value = value
    self.source = source
    self.resolution = resolution
  }
}

/// Pushes into temporary stores, without a body.
package enum Pushing {
  /// - Parameters:
  ///   - knows: A last heart rate until which the phone knew everything.
  ///   - device: Identifier of the token that sent it, as a delivery; `nil` for a push without a delivery.
  @discardableResult
  package static func run(
    _ values: [PushedValue], until knows: String? = nil, into store: HealthStore, zone: String? = nil,
    from device: String? = nil, at received: Instant = Instant(1_000_000_000), replacing batch: Int? = nil
  ) throws -> ImportReport {
    var values = values
    if let knows { values.append(try PushedValue("HeartRate", knows, 60, "Pulse")) }
    let writer = try store.beginImport(
      ImportOrder(
        name: "iPhone", kind: .push, now: received, homeZone: zone, proposedZone: "Europe/Paris", replacing: batch))
    try writer.write(chunk(values))
    if let device {
      let head = DeliveryHead(received: received, token: device, sender: "iPhone", contentType: nil)
      try writer.keep(
        ReadDelivery(
          id: "\(received)-\(device)", head: head, bytes: 2, packedBytes: 2, fingerprint: "\(received)\(device)",
          version: 1,
          unknown: 0, problem: nil), part: { nil })
    }
    guard let report = try writer.finish(ExportSummary(), isCancelled: { false }) else {
      throw UnexpectedValue(found: "a stopped import")
    }
    return report
  }

  private static func chunk(_ values: [PushedValue]) -> ImportChunk {
    var chunk = ImportChunk()
    for value in values {
      let type = chunk.types.firstIndex(of: value.type) ?? chunk.types.count
      if type == chunk.types.count { chunk.types.append(value.type) }
      let unit =
        switch value.type {
        case HealthType.heartRate: "count/min"
        case HealthType.sleepAnalysis: String?.none
        default: HealthType.canonicalUnit(value.type) ?? "count"
        }
      let origin = Origin(
        source: value.source, version: nil, device: nil, unit: unit,
        word: unit == nil ? "HKCategoryValueSleepAnalysisAsleepCore" : nil, zone: nil, pushed: value.resolution)
      let place = chunk.origins.firstIndex(of: origin) ?? chunk.origins.count
      if place == chunk.origins.count { chunk.origins.append(origin) }
      chunk.rows.append(
        SampleRow(
          type: Int32(type), origin: Int32(place), detail: -1, text: -1, start: value.start.seconds,
          end: value.start.seconds + value.length, created: .min, value: value.value))
    }
    return chunk
  }
}

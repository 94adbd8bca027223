package import DailveDemoPerson
internal import DailveDomain
internal import DailveScores

/// The last days of the demo person as Health Auto Export would have sent them, from the same streams that write the export. Output is
/// deterministic for a person, number of days and form, and memory does not grow with the number of days.
package struct DemoPushes: Sendable {
  private let person: Person
  private let exported: Int
  private let days: ClosedRange<Int>
  private let form: PushForm

  /// - Parameter days: Number of days, including the day of the export.
  package init(_ demo: DemoPerson, days: Int, form: PushForm) {
    person = demo.person
    exported = demo.exported
    self.days = max(person.firstDay, person.lastDay - max(1, days) + 1)...person.lastDay
    self.form = form
  }

  /// Deliveries in the order of arrival.
  package var deliveries: [DemoDelivery] { DeliveryPlan(person: person, exported: exported, days: days).deliveries }

  /// A single delivery of all days, as a device sends it when it is first connected.
  package var backfill: DemoDelivery {
    let start = person.zone(on: days.lowerBound).start(of: CivilDay(number: days.lowerBound))
    return DemoDelivery(device: .phone, window: min(start, Instant(exported))..<Instant(exported))
  }

  /// - Parameter sink: Receives the body in pieces of moderate size.
  package func write(_ delivery: DemoDelivery, to sink: @escaping ([UInt8]) throws -> Void) throws {
    guard delivery.state == .cut else { return try writeWhole(delivery, to: sink) }
    var size = 0
    try writeWhole(delivery) { size += $0.count }
    var left = size * 2 / 3
    try writeWhole(delivery) { bytes in
      if left > 0 { try sink(Array(bytes.prefix(left))) }
      left -= bytes.count
    }
  }

  private func writeWhole(_ delivery: DemoDelivery, to sink: @escaping ([UInt8]) throws -> Void) throws {
    let json = JSONOutput(sink)
    let output = MetricOutput(json, PushDates(person, hasTwelveHours: delivery.device == .tablet))
    try json.beginObject()
    try json.beginObject("data")
    try json.beginArray("metrics")
    if delivery.state != .locked { try writeMetrics(of: delivery, to: output) }
    try json.end()
    try json.beginArray("workouts")
    if delivery.state != .locked { try writeWorkouts(of: delivery, to: output) }
    try json.end()
    try json.end()
    try json.end()
  }

  private func window(_ delivery: DemoDelivery) -> Range<Int> {
    delivery.window.lowerBound.seconds..<delivery.window.upperBound.seconds
  }

  /// Days that can have records in a delivery. The range is a day longer at both ends, because a night begins on the day before its own.
  private func days(of delivery: DemoDelivery) -> ClosedRange<Int> {
    let first = person.home.day(at: delivery.window.lowerBound).number - 1
    let last = person.home.day(at: delivery.window.upperBound).number + 1
    return max(person.firstDay, first)...min(person.lastDay, max(person.firstDay, last))
  }

  private func writeMetrics(of delivery: DemoDelivery, to output: MetricOutput) throws {
    if let step = form.step {
      let sums = SummedMeasurements(
        output, step, form.version, from: delivery.window.lowerBound.seconds, isPhoneFirst: delivery.device == .phone)
      // Summaries cover whole nights, so start 12 hours earlier.
      let window = window(delivery)
      try writeRecords(of: delivery, in: window.lowerBound - 43_200..<window.upperBound, to: sums)
      try sums.finish()
    } else {
      try writeRecords(of: delivery, in: window(delivery), to: SingleMeasurements(output, form.version))
    }
    try output.finish()
  }

  private func writeRecords(of delivery: DemoDelivery, in window: Range<Int>, to sink: some RecordSink) throws {
    let records = RecordStreams(
      person: person, days: days(of: delivery), exported: exported,
      sink: KnownRecords(window: window, exported: exported, sink: sink))
    for stream in [
      records.heartRate, records.activeEnergy, records.basalEnergy, records.steps, records.distance,
      records.exerciseTime, records.standTime, records.flights, records.cyclingDistance, records.swimmingDistance,
      records.swimmingStrokes, records.runningForm, records.cyclingPower, records.oxygenSaturation,
      records.respiratoryRate, records.sleep, records.hrv, records.restingHeartRate, records.wristTemperature,
      records.vo2Max, records.heartRateRecovery, records.body, records.mindfulness, records.standHours,
      records.bloodPressure,
    ] { try stream() }
  }

  private func writeWorkouts(of delivery: DemoDelivery, to output: MetricOutput) throws {
    let window = window(delivery)
    let workouts = WorkoutOutput(json: output.json, output: output, form: form)
    for number in days(of: delivery) {
      let day = person.day(number)
      let limit = min(exported, day.end, window.upperBound)
      for session in day.finishedSessions(until: limit) where session.end > window.lowerBound {
        try workouts.write(DeliveredWorkout(session: session, day: day, person: person, limit: limit))
      }
    }
  }
}

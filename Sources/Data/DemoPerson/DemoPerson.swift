package import DailveDomain
internal import DailveHealthExport
package import DailveScores
package import Foundation

/// Writes a realistic export of a made-up person: two devices that overlap, clock changes, a trip abroad, colds, a week off.
/// The same options produce the same bytes. Memory does not grow with the years.
package struct DemoPerson {
  package let person: Person
  package let exported: Int

  /// - Parameters:
  ///   - until: The day of the export, made at half past eight in the morning, or after getting up.
  ///   - now: The export is made at this moment if that morning is still to come, so that nothing is recorded before it happens.
  ///   - workoutsAWeek: `1...14`, on any weekday, for measurements; `nil` for a usual week of about four.
  ///   - density: Share of the records that a Watch would write, `0.05...1`.
  package init(
    until: CivilDay, now: Instant? = nil, years: Int, seed: UInt64, density: Double, workoutsAWeek: Int? = nil,
    home: ZoneRules, abroad: ZoneRules
  ) {
    let last = min(until, now.map { home.day(at: $0) } ?? until)
    let first = CivilDay(year: last.components.year - years, month: last.components.month, day: last.components.day)
    person = Person(
      seed: seed, days: first.number...last.number, home: home, abroad: abroad, density: density,
      workoutsAWeek: workoutsAWeek)
    // A person who sleeps late exports later.
    let morning = max(home.start(of: last).seconds + 8 * 3600 + 1800, person.day(last.number).wake + 900)
    exported = min(morning, now?.seconds ?? morning)
  }

  /// - Parameters:
  ///   - file: An empty file, closed by this call.
  ///   - progress: Called with the share done, `0...1`.
  package func write(to file: FileHandle, progress: (Double) -> Void = { _ in }) throws {
    // Somebody waits for the demo, and most of its files are read only once.
    let zip = ZipWriter(effort: .quick) { try file.write(contentsOf: Data($0)) }
    let xml = ExportWriter(zip, offset: person.home.offset(at: Instant(exported)))
    try zip.begin("apple_health_export/export.xml")
    try writeHead(xml)
    let streams: [(ExportStreams) -> () throws -> Void] = [
      { $0.heartRate }, { $0.activeEnergy }, { $0.basalEnergy }, { $0.steps }, { $0.distance }, { $0.exerciseTime },
      { $0.standTime }, { $0.flights }, { $0.cyclingDistance }, { $0.swimmingDistance }, { $0.swimmingStrokes },
      { $0.runningForm }, { $0.cyclingPower }, { $0.oxygenSaturation }, { $0.respiratoryRate }, { $0.sleep },
      { $0.hrv },
      { $0.restingHeartRate }, { $0.wristTemperature }, { $0.vo2Max }, { $0.heartRateRecovery }, { $0.body },
      { $0.mindfulness }, { $0.standHours }, { $0.bloodPressure }, { $0.bloodPressurePairs }, { $0.workoutEfforts },
      { $0.workouts },
      { $0.summaries }, { $0.examinations },
    ]
    let records = ExportStreams(person: person, days: person.firstDay...person.lastDay, exported: exported, sink: xml)
    for (index, stream) in streams.enumerated() {
      try stream(records)()
      progress(Double(index + 1) / Double(streams.count + 1))
    }
    try xml.raw("</HealthData>\n")
    try xml.flush()
    try zip.end()
    try records.forEachRoute { route in
      try zip.begin("apple_health_export\(route.path)")
      try route.write(exported: exported) { try zip.write($0) }
      try zip.end()
    }
    try records.files { path, text in
      try zip.begin("apple_health_export/\(path)")
      try zip.write(Array(text.utf8))
      try zip.end()
    }
    try zip.finish()
    try file.close()
    progress(1)
  }

  private func writeHead(_ xml: ExportWriter) throws {
    try xml.raw(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n" + DocumentType.version14
        + "]>\n<HealthData locale=\"en_GB\">\n <ExportDate value=\"\(xml.date(exported))\"/>\n")
    try xml.raw(
      " <Me HKCharacteristicTypeIdentifierDateOfBirth=\"\(Person.birthDate)\" HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexFemale\" HKCharacteristicTypeIdentifierBloodType=\"HKBloodTypeNotSet\" HKCharacteristicTypeIdentifierFitzpatrickSkinType=\"HKFitzpatrickSkinTypeNotSet\" HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse=\"None\"/>\n"
    )
  }
}

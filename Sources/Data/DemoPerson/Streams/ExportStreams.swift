internal import DailveDomain
internal import DailveScores
internal import Foundation

/// Record streams that are written to an export.
typealias ExportStreams = RecordStreams<ExportWriter>

extension ExportStreams {
  var xml: ExportWriter { sink }
}

/// Elements that only exports have: blood pressure pairs, daily summaries, hearing, eyes, laboratory, electrocardiograms.
extension ExportStreams {
  func bloodPressurePairs() throws {
    try forEachCuff { day, at in
      guard at <= exported else { return }
      let dates =
        "creationDate=\"\(xml.date(at + 1))\" startDate=\"\(xml.date(at))\" endDate=\"\(xml.date(at))\""
      var text =
        " <Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" sourceName=\"Cuff\" sourceVersion=\"5.4\" \(dates)>\n"
      for (type, low, high, purpose) in [
        ("BloodPressureSystolic", 112, 128, 46), ("BloodPressureDiastolic", 68, 82, 47),
      ] {
        var random = random(day, UInt64(purpose))
        text +=
          "  <Record type=\"\(RecordHead.quantity)\(type)\" sourceName=\"Cuff\" sourceVersion=\"5.4\" unit=\"mmHg\" \(dates) value=\"\(random.between(low, high))\"/>\n"
      }
      try xml.raw(text + " </Correlation>\n")
    }
  }

  func summaries() throws {
    try forEachDay { day in
      let energy = EnergyPiece.all(day, person, until: limit(day)).reduce(0) { $0 + $1.kilocalories }
      let exercise = ExerciseMinutes.all(day, person, until: limit(day)).count
      let shown = StandHours.count(day, until: limit(day))
      try xml.raw(
        " <ActivitySummary dateComponents=\"\(CivilDay(number: day.number))\" activeEnergyBurned=\"\(number(energy, 3))\" activeEnergyBurnedGoal=\"480\" activeEnergyBurnedUnit=\"kcal\" appleMoveTime=\"0\" appleMoveTimeGoal=\"0\" appleExerciseTime=\"\(exercise)\" appleExerciseTimeGoal=\"30\" appleStandHours=\"\(shown)\" appleStandHoursGoal=\"12\"/>\n"
      )
    }
  }

  /// Writes hearing and eye examinations once a year, and blood lipids with the laboratory's file.
  func examinations() throws {
    try forEachExamination { day, at in
      let dates =
        "creationDate=\"\(xml.date(at + 9))\" startDate=\"\(xml.date(at))\" endDate=\"\(xml.date(at + 300))\""
      var text =
        " <Audiogram type=\"HKDataTypeIdentifierAudiogram\" sourceName=\"\(Person.phone)\" sourceVersion=\"18.1\" \(dates)>\n"
      var random = random(day, 48)
      for hertz in [250, 500, 1000, 2000, 4000, 8000] {
        text +=
          "  <SensitivityPoint frequencyValue=\"\(hertz)\" frequencyUnit=\"Hz\" leftEarValue=\"\(random.between(0, 20))\" leftEarUnit=\"dBHL\" rightEarValue=\"\(random.between(0, 20))\" rightEarUnit=\"dBHL\"/>\n"
      }
      text += " </Audiogram>\n"
      text +=
        " <VisionPrescription type=\"Glasses\" dateIssued=\"\(xml.date(at))\" expirationDate=\"\(xml.date(at + 730 * 86_400))\" brand=\"\">\n  <RightEye sphere=\"-1.25\" sphereUnit=\"dpt\" cylinder=\"-0.5\" cylinderUnit=\"dpt\" axis=\"90\" axisUnit=\"deg\"/>\n  <LeftEye sphere=\"-1\" sphereUnit=\"dpt\"/>\n </VisionPrescription>\n"
      text +=
        " <ClinicalRecord type=\"Observation\" identifier=\"lipids-\(day.number)\" sourceName=\"City Laboratory\" sourceURL=\"https://fhir.example/\" fhirVersion=\"4.0.1\" receivedDate=\"\(xml.date(at + 3600))\" resourceFilePath=\"/clinical-records/Observation-\(day.number).json\"/>\n"
      try xml.raw(text)
    }
  }

  func forEachExamination(_ body: (PersonDay, Int) throws -> Void) throws {
    try forEachDay { day in
      let (_, month, number) = CivilDay(number: day.number).components
      let at = day.start + 11 * 3600
      if month == 3, number == 9, at + 7200 <= exported { try body(day, at) }
    }
  }

  /// The files beside the document, by path below its folder.
  func files(_ write: (String, String) throws -> Void) throws {
    try forEachExamination { day, _ in
      var random = random(day, 49)
      try write(
        "clinical-records/Observation-\(day.number).json",
        "{\"resourceType\":\"Observation\",\"id\":\"lipids-\(day.number)\",\"status\":\"final\",\"code\":{\"coding\":[{\"system\":\"http://loinc.org\",\"code\":\"13457-7\"}]},\"valueQuantity\":{\"value\":\(random.between(80, 130)),\"unit\":\"mg/dL\"}}\n"
      )
    }
    try forEachDay { day in
      guard CivilDay(number: day.number).components.day == 15, day.wake + 3600 <= exported else { return }
      try write("electrocardiograms/ecg_\(CivilDay(number: day.number)).csv", electrocardiogram(day))
    }
  }

  /// Five seconds of a made-up sinus rhythm.
  private func electrocardiogram(_ day: PersonDay) -> String {
    var text = "Name,\"Alex\"\nDate of Birth,\"17 May 1988\"\nRecorded Date,\"\(xml.date(day.wake + 3600))\"\n"
    text += "Classification,\"Sinus Rhythm\"\nSymptoms,\nSoftware Version,\"2.0\"\nDevice,\"Watch6,2\"\n"
    text += "Sample Rate,\"512 hertz\"\n\n\nLead,\"Lead I\"\nUnit,\"µV\"\n\n"
    var random = random(day, 50)
    for index in 0..<2560 {
      let phase = Double(index % 480) / 480
      let peak = phase > 0.42 && phase < 0.46 ? 900 * (1 - abs(phase - 0.44) / 0.02) : 0
      text += "\(number(peak + 60 * sin(phase * 6.28) + random.normal(0, 6), 3))\n"
    }
    return text
  }
}

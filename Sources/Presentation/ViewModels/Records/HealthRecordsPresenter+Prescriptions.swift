public import DailveDomain
internal import DailveScores

extension HealthRecordsPresenter {
  /// Attributes of an eye in the document type of the export, with their titles.
  private static let columns: [(attribute: String, title: TextKey)] = [
    ("sphere", .prescriptionSphere), ("cylinder", .prescriptionCylinder), ("axis", .prescriptionAxis),
    ("add", .prescriptionAdd), ("vertex", .prescriptionVertex), ("prismAmount", .prescriptionPrism),
    ("prismAngle", .prescriptionPrismAngle), ("farPD", .prescriptionFarDistance),
    ("nearPD", .prescriptionNearDistance), ("baseCurve", .prescriptionBaseCurve), ("diameter", .prescriptionDiameter),
  ]

  public func prescriptions(_ part: ShowHealthRecords.Part<VisionPrescription>) -> PrescriptionsContent {
    PrescriptionsContent(
      finding: part.entries.first.map { language(.prescriptionFinding, kind($0.value), date($0.time)) } ?? "",
      prescriptions: part.entries.map { entry in
        PrescriptionsContent.Prescription(
          title: kind(entry.value),
          text: [
            language(.prescriptionIssued, date(entry.time)),
            entry.value?.expires.map { language(.prescriptionExpires, date($0)) }, entry.value?.brand.map(short),
          ].compactMap { $0 }.joined(separator: " · "),
          table: entry.value.flatMap(table))
      },
      span: span(part, .prescriptions),
      empty: part.count == 0 ? empty(.prescriptionEmpty, .prescriptionEmptyText) : nil)
  }

  /// Exports write "HKVisionPrescriptionTypeContacts" or "Contacts".
  private func kind(_ prescription: VisionPrescription?) -> String {
    guard let kind = prescription?.kind, !kind.isEmpty else { return language[.healthRecordsUnreadable] }
    if kind.hasSuffix("Contacts") { return language[.prescriptionContacts] }
    if kind.hasSuffix("Glasses") { return language[.prescriptionGlasses] }
    return TypeName.words(short(kind)[...])
  }

  private func table(_ prescription: VisionPrescription) -> RecordTable? {
    let columns = Self.columns.filter {
      prescription.right[$0.attribute] != nil || prescription.left[$0.attribute] != nil
    }
    guard !columns.isEmpty else { return nil }
    func row(_ eye: TextKey, _ values: [String: String]) -> [String] {
      [language[eye]] + columns.map { values[$0.attribute].map(short) ?? "–" }
    }
    return RecordTable(
      title: kind(prescription), heads: [language[.prescriptionEye]] + columns.map { language[$0.title] },
      rows: [row(.prescriptionRight, prescription.right), row(.prescriptionLeft, prescription.left)])
  }
}

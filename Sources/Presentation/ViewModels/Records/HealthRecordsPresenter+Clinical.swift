public import DailveDomain
internal import DailveScores

extension HealthRecordsPresenter {
  public func clinicalRecords(_ part: ShowHealthRecords.Part<ShowHealthRecords.Clinical>) -> RecordListContent {
    RecordListContent(
      finding: part.entries.first.map {
        language(.clinicalFinding, number(part.count), name($0.value), date($0.time))
      } ?? "",
      rows: part.entries.map { entry in
        RecordRow(
          title: name(entry.value),
          text: [kind(entry.value), date(entry.time), entry.value.map { short($0.record.source) }]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · "),
          path: Address.clinicalRecord("\(entry.id)").path)
      },
      span: span(part, .clinicalRecords), empty: part.count == 0 ? empty(.clinicalEmpty, .clinicalEmptyText) : nil)
  }

  public func clinicalRecord(_ entry: ShowHealthRecords.Entry<ShowHealthRecords.Clinical>) -> ClinicalRecordContent {
    let clinical = entry.value
    let (record, file) = (clinical?.record, clinical?.file)
    func kilobytes(_ bytes: Int) -> String { NumberFormat.text((Double(bytes) / 1000).rounded(.up), decimals: 0) }
    return ClinicalRecordContent(
      title: name(clinical),
      finding: language(.clinicalDetail, kind(clinical) ?? language[.clinicalUnnamed], date(entry.time)),
      facts: [
        fact(.healthRecordsKind, kind(clinical)), fact(.clinicalReceived, record?.received.map { moment($0) }),
        fact(.clinicalAbout, clinical?.resource?.date), fact(.clinicalStatus, clinical?.resource?.status),
        fact(.healthRecordsSource, record?.source), fact(.clinicalIdentifier, record?.identifier),
        fact(.clinicalVersion, record?.fhirVersion),
      ].compactMap { $0 },
      original: file.map { String(decoding: $0.bytes, as: UTF8.self) },
      cutText: file.flatMap { file in
        file.isCut ? language(.clinicalCut, kilobytes(file.bytes.count), kilobytes(file.size)) : nil
      },
      originalPath: file == nil ? nil : Address.clinicalRecordFile("\(entry.id)").path)
  }

  /// The clinic's name for it, else its kind.
  private func name(_ clinical: ShowHealthRecords.Clinical?) -> String {
    clinical?.resource?.name.map(short) ?? kind(clinical) ?? language[.clinicalUnnamed]
  }

  /// The kind in words: "AllergyIntolerance" is "Allergy intolerance".
  private func kind(_ clinical: ShowHealthRecords.Clinical?) -> String? {
    guard let clinical else { return nil }
    let written = clinical.record.kind.isEmpty ? clinical.resource?.kind ?? "" : clinical.record.kind
    return written.isEmpty ? nil : TypeName.words(short(written)[...])
  }
}

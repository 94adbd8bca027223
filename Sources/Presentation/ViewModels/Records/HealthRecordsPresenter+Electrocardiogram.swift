public import DailveDomain
internal import DailveScores

extension HealthRecordsPresenter {
  public func electrocardiograms(_ part: ShowHealthRecords.Part<Electrocardiogram>) -> RecordListContent {
    RecordListContent(
      finding: part.entries.first.map { finding($0.value) } ?? "",
      rows: part.entries.map { entry in
        RecordRow(
          title: time(entry),
          text: entry.value.map(result) ?? language[.healthRecordsUnreadable],
          path: Address.electrocardiogram("\(entry.id)").path)
      },
      span: span(part, .electrocardiograms), empty: part.count == 0 ? empty(.ecgEmpty, .ecgEmptyText) : nil)
  }

  public func electrocardiogram(_ entry: ShowHealthRecords.Entry<Electrocardiogram>) -> ElectrocardiogramContent {
    let recording = entry.value
    let trace = recording.map { recording in
      ElectrocardiogramTrace(recording) { language(.ecgStrip, "\($0)", "\($1)") }
    }
    let isDrawn = trace?.strips.contains { !$0.lines.isEmpty } == true
    let drawn = Double(ElectrocardiogramTrace.seconds * ElectrocardiogramTrace.most)
    let seconds = recording.flatMap(duration)
    return ElectrocardiogramContent(
      dateText: time(entry),
      finding: recording == nil ? language[.healthRecordsUnreadable] : finding(recording),
      facts: [
        fact(.ecgResult, recording?.classification),
        fact(.ecgRate, recording?.averageHeartRate.map { language(.ecgRateValue, value($0)) }),
        fact(.ecgSymptoms, recording?.symptoms),
        fact(.ecgDuration, seconds.map { language(.ecgSeconds, NumberFormat.text($0, decimals: 0)) }),
        fact(.ecgDevice, recording?.device), fact(.ecgSoftware, recording?.softwareVersion),
        fact(
          .ecgSampling,
          seconds == nil
            ? nil
            : recording.map {
              language(.ecgSamplingValue, NumberFormat.text(ElectrocardiogramTrace.rate($0), decimals: 0))
            }),
      ].compactMap { $0 },
      trace: isDrawn ? trace : nil,
      notes: [
        isDrawn ? language[.ecgScale] : recording == nil ? nil : language[.ecgUndrawn],
        seconds.flatMap { seconds in
          seconds > drawn
            ? language(
              .ecgLonger, NumberFormat.text(drawn, decimals: 0), NumberFormat.text(seconds.rounded(.up), decimals: 0))
            : nil
        },
        trace?.isClipped == true ? language[.ecgClipped] : nil,
      ].compactMap { $0 },
      table: isDrawn ? recording.map { extremes($0, until: drawn) } : nil,
      originalPath: Address.electrocardiogramFile("\(entry.id)").path)
  }

  private func time(_ entry: ShowHealthRecords.Entry<Electrocardiogram>) -> String {
    // The name of a file has the day alone.
    entry.id.isFile && entry.value?.recorded == nil ? date(entry.time) : moment(entry.time)
  }

  /// Seconds.
  private func duration(_ recording: Electrocardiogram) -> Double? {
    recording.voltages.isEmpty
      ? nil : Double(recording.voltages.count) / ElectrocardiogramTrace.rate(recording)
  }

  private func finding(_ recording: Electrocardiogram?) -> String {
    guard let result = recording?.classification, !result.allSatisfy(\.isWhitespace) else {
      return language[.ecgNoResult]
    }
    guard let rate = recording?.averageHeartRate else { return language(.ecgFinding, short(result)) }
    return language(.ecgFindingRate, short(result), value(rate))
  }

  /// A line of the list.
  private func result(_ recording: Electrocardiogram) -> String {
    let parts = [
      recording.classification.map(short), recording.averageHeartRate.map { language(.ecgRateValue, value($0)) },
    ].compactMap { $0 }
    return parts.isEmpty ? language[.ecgNoResult] : parts.joined(separator: " · ")
  }

  private func extremes(_ recording: Electrocardiogram, until end: Double) -> RecordTable {
    var rows: [[String]] = []
    let rate = ElectrocardiogramTrace.rate(recording)
    for second in 0..<Int(saturating: end) {
      func place(_ second: Int) -> Int {
        min(recording.voltages.count, Int(saturating: (Double(second) * rate).rounded(.up)))
      }
      let voltages = recording.voltages[place(second)..<place(second + 1)].filter(\.isFinite)
      guard let low = voltages.min(), let high = voltages.max() else { continue }
      rows.append(
        ["\(second)", NumberFormat.text(low / 1000, decimals: 2), NumberFormat.text(high / 1000, decimals: 2)])
    }
    return RecordTable(
      title: language[.ecgTable], heads: [TextKey.ecgSecond, .ecgLowest, .ecgHighest].map { language[$0] }, rows: rows)
  }
}

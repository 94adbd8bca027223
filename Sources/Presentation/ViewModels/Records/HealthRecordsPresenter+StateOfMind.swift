public import DailveDomain
internal import DailveScores

extension HealthRecordsPresenter {
  /// Days that the chart shows at most.
  private static let most = 90
  /// Feelings or associations that a row lists.
  private static let mostWords = 12

  public func statesOfMind(_ part: ShowHealthRecords.Part<StateOfMind>) -> StateOfMindContent {
    StateOfMindContent(
      finding: part.entries.first.map { language(.mindFinding, moment($0.time), summary($0.value)) } ?? "",
      points: points(part.entries),
      table: part.entries.isEmpty
        ? nil
        : RecordTable(
          title: language[.mindTitle],
          heads: [TextKey.mindWhen, .healthRecordsKind, .mindValence, .mindLabels, .mindAssociations].map {
            language[$0]
          }, rows: part.entries.map(row)),
      span: span(part, .statesOfMind), empty: part.count == 0 ? empty(.mindEmpty, .mindEmptyText) : nil)
  }

  private func row(_ entry: ShowHealthRecords.Entry<StateOfMind>) -> [String] {
    guard let state = entry.value else {
      return [moment(entry.time), language[.healthRecordsUnreadable], "–", "–", "–"]
    }
    return [moment(entry.time), kind(state), valence(state) ?? "–", words(state.labels), words(state.associations)]
  }

  private func kind(_ state: StateOfMind) -> String {
    guard let kind = state.kind, !kind.isEmpty else { return "–" }
    return StateOfMindNames.isMoodOfDay(kind).map { language[$0 ? .mindDay : .mindMoment] }
      ?? StateOfMindNames.name(kind, language)
  }

  /// In the app's word, else as a number.
  private func valence(_ state: StateOfMind) -> String? {
    if let word = state.classification, !word.isEmpty { return StateOfMindNames.name(word, language) }
    return state.valence.map { NumberFormat.signed($0, decimals: 2) }
  }

  private func words(_ words: [String]) -> String {
    let names = words.prefix(Self.mostWords).map { StateOfMindNames.name($0, language) }
    return names.isEmpty ? "–" : names.joined(separator: ", ") + (words.count > Self.mostWords ? " …" : "")
  }

  private func summary(_ state: StateOfMind?) -> String {
    guard let state, let valence = valence(state) else { return language[.commonNoData] }
    return state.labels.isEmpty ? valence : "\(valence) (\(words(state.labels)))"
  }

  /// The average valence of each day from the first to the last; days without one are gaps.
  private func points(_ entries: [ShowHealthRecords.Entry<StateOfMind>]) -> [ChartPoint] {
    var values: [CivilDay: [Double]] = [:]
    for entry in entries {
      guard let time = entry.time, let valence = entry.value?.valence else { continue }
      values[viewer.timeline.day(at: time).nearestAccepted, default: []].append(valence)
    }
    guard let last = values.keys.max(), let first = values.keys.min() else { return [] }
    let days = (0..<min(Self.most, last - first + 1)).reversed().map { last - $0 }
    let points = days.map { day in
      let mean = values[day].map { $0.reduce(0, +) / Double($0.count) }
      return ChartPoint(
        day: "\(day)", label: DateFormat.short(day, language), value: mean,
        text: mean.map { NumberFormat.signed($0, decimals: 2) } ?? language[.commonNoData])
    }
    return TimeAxis.labelled(points, on: days, language)
  }
}

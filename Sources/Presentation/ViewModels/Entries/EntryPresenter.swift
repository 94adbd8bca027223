internal import DailveDomain
internal import DailveScores

/// An entry in words: its subject and its content.
struct EntryContent {
  struct Line: Equatable {
    var label: String
    var text: String
  }

  var kind: TextKey
  var title: String
  var lines: [Line]
}

/// An entry that the history and commands put into words: every kind that this version knows.
protocol WordedEntry: Entry {
  func words(_ presenter: EntryPresenter) -> EntryContent
}

/// Puts entries of all kinds into words.
struct EntryPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  func words(_ written: WrittenVersion) -> EntryContent {
    // A deletion that arrived without its entry has only a name to show.
    if written.version.value == nil, EntryKinds.type(named: written.version.kind) != nil {
      return EntryContent(kind: .historyOther, title: written.version.id, lines: [])
    }
    return written.isReadable
      ? words(written.entry) : EntryContent(kind: .historyOther, title: language[.historyDamaged], lines: [])
  }

  func words(_ entry: (any Entry)?) -> EntryContent {
    (entry as? any WordedEntry)?.words(self)
      ?? EntryContent(kind: .historyOther, title: language[.historyOtherWhat], lines: [])
  }

  /// The lines that have text.
  func lines(_ pairs: (label: TextKey, text: String?)...) -> [EntryContent.Line] {
    pairs.compactMap { pair in
      pair.text.flatMap { $0.isEmpty ? nil : EntryContent.Line(label: language[pair.label], text: $0) }
    }
  }

  func day(_ day: CivilDay) -> String { DateFormat.withYear(day.nearestAccepted, language) }

  /// "November 21, 2026, 22:10".
  func moment(_ instant: Instant) -> String {
    language(
      .momentEarlier, day(viewer.timeline.day(at: instant)), viewer.time(viewer.timeline.clockMinutes(at: instant)))
  }
}

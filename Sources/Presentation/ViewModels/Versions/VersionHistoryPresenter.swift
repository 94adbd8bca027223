internal import DailveDomain
internal import DailveScores

/// Puts overwritten and deleted versions into words.
struct VersionHistoryPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }
  private var entries: EntryPresenter { EntryPresenter(viewer: viewer) }

  func item(_ replaced: ReplacedVersion) -> VersionHistoryContent.Item {
    let (old, new) = (replaced.old, replaced.new)
    let (before, after) = (entries.words(old), entries.words(new))
    // A deletion may have arrived without the deleted entry.
    let known = !old.isNothing && (new.version.isDeleted || new.entry == nil) ? before : after
    return VersionHistoryContent.Item(
      kind: language[known.kind], title: known.title, isElsewhere: replaced.isElsewhere,
      beforeText: old.isNothing ? language[.historyNothing] : written(.historyBefore, old),
      afterText: written(.historyAfter, new),
      rows: rows(old.version.isDeleted ? nil : before.lines, new.version.isDeleted ? nil : after.lines),
      restore: replaced.canBeRestored ? restore(old, over: replaced.newest, known) : nil)
  }

  private func restore(
    _ old: WrittenVersion, over newest: EntryStamp, _ words: EntryContent
  ) -> VersionHistoryContent.Restore {
    let name = "\(language[words.kind]), \(words.title)"
    let isDeletion = old.version.isDeleted
    return VersionHistoryContent.Restore(
      entry: old.version.id, milliseconds: old.version.stamp.milliseconds, device: old.version.stamp.device,
      base: newest.description,
      text: language[old.isNothing ? .historyTakeBack : isDeletion ? .historyDelete : .historyRestore],
      label: language(
        old.isNothing ? .historyTakeBackNamed : isDeletion ? .historyDeleteNamed : .historyRestoreNamed, name))
  }

  /// "Before: yesterday, 22:10, on this server".
  private func written(_ place: TextKey, _ version: WrittenVersion) -> String {
    let milliseconds = version.version.stamp.milliseconds
    // Versions from before stamps existed have no time.
    let when = milliseconds == 0 ? language[.historyUnknownTime] : viewer.moment(Instant(milliseconds / 1000))
    let place = language[place]
    let author = writer(version.writer)
    let who = version.sender.map { language(.historySentBy, author, $0) } ?? author
    let text = language(version.version.isDeleted ? .historyDeletedThen : .historyWritten, place, when, who)
    return version.isReadable ? text : "\(text) · \(language[.historyDamaged])"
  }

  private func writer(_ writer: VersionAuthor) -> String {
    switch writer {
    case .here: language[.historyHere]
    // Ids are random, so their prefixes tell them apart.
    case .device(let id):
      BrowserName.name(ofDevice: id).map { name in
        language(.historyBrowser, name, String(id.dropFirst(BrowserName.beginning(name).count).prefix(4)))
      } ?? language(.historyDevice, String(id.prefix(8)))
    case .store: language[.historyStore]
    }
  }

  /// - Parameters: The content of each version; `nil` for a deletion.
  private func rows(_ before: [EntryContent.Line]?, _ after: [EntryContent.Line]?) -> [VersionHistoryContent.Row] {
    var labels: [String] = []
    for line in (before ?? []) + (after ?? []) where !labels.contains(line.label) { labels.append(line.label) }
    func text(_ lines: [EntryContent.Line]?, _ label: String) -> String {
      lines?.first { $0.label == label }?.text ?? "–"
    }
    return labels.compactMap { label in
      let row = VersionHistoryContent.Row(label: label, before: text(before, label), after: text(after, label))
      let isChanged = before == nil || after == nil || row.before != row.after
      return isChanged ? row : nil
    }
  }
}

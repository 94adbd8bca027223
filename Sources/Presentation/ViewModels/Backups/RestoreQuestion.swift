public import DailveDomain
internal import DailveScores

/// The question before restoring a backup that other machines would change again.
public struct RestoreQuestion: Sendable, Equatable {
  private static let mostNames = 3

  /// Name of the backup.
  public var name: String
  public var title: String
  public var sentences: [String]

  public init(_ name: BackupName, _ outlook: RestoreOutlook, _ viewer: ViewerContext) {
    let language = viewer.language
    func names(_ names: [String]) -> String {
      let more = names.count - Self.mostNames
      return names.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? " +\(more)" : "")
    }
    func sum(_ counts: [RestoreOutlook.Count]) -> Int { counts.reduce(0) { $0.addingClamped($1.count) } }
    func entries(_ key: TextKey, _ counts: [RestoreOutlook.Count]) -> String? {
      if counts.isEmpty { return nil }
      let count = sum(counts)
      let days = Set(counts.flatMap(\.days)).sorted(by: >).map { viewer.date($0) }
      return language(key, "\(count)", days.isEmpty ? "–" : names(days))
    }
    self.name = "\(name)"
    title = language(.backupsRestoreNamed, viewer.moment(name.taken))
    let all: [String?] = [
      outlook.changesAnything ? language(.backupsOthers, names(outlook.others)) : language[.backupsOthersSame],
      entries(.backupsReturning, outlook.returning),
      outlook.importsReturning.isEmpty
        ? nil
        : language(
          .backupsImportsReturning, "\(outlook.importsReturning.count)", "\(outlook.readingsReturning)",
          names(outlook.importsReturning)),
      entries(.backupsLeaving, outlook.leaving),
      outlook.importsLeaving.isEmpty
        ? nil : language(.backupsImportsLeaving, "\(outlook.importsLeaving.count)", names(outlook.importsLeaving)),
      outlook.importsLeaving.isEmpty ? nil : language[.backupsImportsEverywhere],
      // The cost of ticking the box below.
      outlook.returning.isEmpty ? nil : language(.backupsEntriesEverywhere, "\(sum(outlook.returning))"),
      outlook.importsReturning.isEmpty
        ? nil : language(.backupsLaterImportsEverywhere, "\(outlook.importsReturning.count)"),
      outlook.unasked.isEmpty ? nil : language(.backupsUnasked, names(outlook.unasked)),
    ]
    sentences = all.compactMap(\.self)
  }
}

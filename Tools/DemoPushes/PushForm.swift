/// How the person set Health Auto Export up.
package struct PushForm: Sendable, Equatable {
  /// Of the payload. Those of version 2 come from newer apps, which also say when a single measurement began and ended.
  package enum Version: String, Sendable, CaseIterable { case v1, v2 }

  /// What one value is of where data are summarised.
  package enum Step: String, Sendable, CaseIterable { case minute, hour, day }

  package var version: Version
  /// `nil` for single measurements: "Summarize data" is off.
  package var step: Step?

  package init(version: Version, step: Step?) {
    self.version = version
    self.step = step
  }
}

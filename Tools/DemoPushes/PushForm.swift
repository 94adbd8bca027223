/// The person's settings in Health Auto Export.
package struct PushForm: Sendable, Equatable {
  /// Version of the payload. Newer apps send version 2, which includes the start and end of single measurements.
  package enum Version: String, Sendable, CaseIterable { case v1, v2 }

  /// The period that one value covers if data are summarised.
  package enum Step: String, Sendable, CaseIterable { case minute, hour, day }

  package var version: Version
  /// `nil` for single measurements, with "Summarize data" turned off.
  package var step: Step?

  package init(version: Version, step: Step?) {
    self.version = version
    self.step = step
  }
}

/// An electrocardiogram in words and points.
public struct ElectrocardiogramContent: Sendable, Equatable {
  public var dateText: String
  public var finding: String
  public var facts: [Fact]
  /// `nil` if there is nothing to draw.
  public var trace: ElectrocardiogramTrace?
  /// Sentences below the picture.
  public var notes: [String]
  /// The lowest and highest voltage of each drawn second.
  public var table: RecordTable?
  public var originalPath: String
}

/// Hearing tests in words and levels.
public struct HearingContent: Sendable, Equatable {
  public var finding: String
  /// The newest test of this part; `nil` if it has no values.
  public var chart: Chart?
  public var tests: [Test]
  public var span: RecordSpan
  public var empty: EmptyContent?

  /// The newest test as an audiogram.
  public struct Chart: Sendable, Equatable {
    public var title: String
    /// The ends of the scale in dBHL, softer first, multiples of 20.
    public var softest: Int
    public var loudest: Int
    public var left: [Level]
    public var right: [Level]
    /// The labels below, one for each octave from 125 to 8000 Hz, and the readings of both ears there.
    public var octaves: [AxisLabel]
    public var readings: [String]
    public var legend: [ChartLegend]
  }

  /// A level at a frequency.
  public struct Level: Sendable, Equatable {
    /// Octaves above 125 Hz, from -1 to 7.
    public var octave: Double
    /// dBHL.
    public var level: Double
  }

  public struct Test: Sendable, Equatable {
    public var title: String
    public var source: String
    public var table: RecordTable?
  }
}

/// A clinical record in words.
public struct ClinicalRecordContent: Sendable, Equatable {
  public var title: String
  public var finding: String
  public var facts: [Fact]
  /// The file as it came, or its beginning; `nil` if it is missing.
  public var original: String?
  public var cutText: String?
  /// The path of the whole file; `nil` if it is missing.
  public var originalPath: String?
}

/// Glasses and contact lenses in words.
public struct PrescriptionsContent: Sendable, Equatable {
  public var finding: String
  public var prescriptions: [Prescription]
  public var span: RecordSpan
  public var empty: EmptyContent?

  public struct Prescription: Sendable, Equatable {
    public var title: String
    public var text: String
    /// `nil` without values.
    public var table: RecordTable?
  }
}

/// States of mind in words and points.
public struct StateOfMindContent: Sendable, Equatable {
  public var finding: String
  /// One point for each day from the first to the last of this part, 90 days at most; empty without values.
  public var points: [ChartPoint]
  public var table: RecordTable?
  public var span: RecordSpan
  public var empty: EmptyContent?
}

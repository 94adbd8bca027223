public import DailveDomain

/// The page of one workout.
public struct WorkoutViewModel: Sendable {
  public let content: WorkoutContent
  /// `Workout.id` of every recording, in the order in which their totals count.
  public let recordings: [String]

  /// - Parameter id: Identifies any recording of the workout.
  /// - Returns: `nil` if there is no such workout.
  /// - Throws: The reader's error.
  public init?(_ id: String, viewer: ViewerContext, from reader: any TrainingReading & SampleReading) throws {
    guard let report = try ShowWorkout(reader)(id) else { return nil }
    content = WorkoutPresenter(viewer: viewer, report: report).content()
    recordings = report.recordings.map(\.workout.id)
  }
}

/// All texts and proportions on the page of one workout. Missing parts are empty or `nil`.
public struct WorkoutContent: Sendable {
  public var id: String
  public var title: String
  /// Day and time.
  public var when: String
  /// Says that the analysis is still running.
  public var banner: String?
  public var hero: Hero
  public var cursor: Cursor?
  public var heart: Heart?
  public var pace: Chart?
  public var climb: Chart?
  public var splits: Table?
  public var laps: Table?
  public var efforts: Table?
  public var swim: Table?
  public var parts: Table?
  public var form: [Measure] = []
  public var formTitle = ""
  public var power: Power?
  public var route: Route?
  public var about: [Fact] = []
  public var memos: [String] = []
  public var recordings: [Recording] = []
  /// Path of the page for the order of sources.
  public var sourcesPath = Address.dataType(HealthType.workout).path
  public var downloads: Downloads?

  public struct Hero: Sendable {
    public var picture: RoutePicture?
    /// One piece, or two for hours and minutes.
    public var main: [Piece]
    public var headline: String?
    public var says: [String]
    public var facts: [Fact]
  }

  /// A number with its unit and a line below it.
  public struct Fact: Sendable, Equatable {
    public var label: String
    public var number: String
    public var unit = ""
    public var notes: [String] = []
  }

  /// The values of route and charts at one moment.
  public struct Cursor: Sendable {
    /// One per point of the course: "27:40: 164 bpm · 5:44/km".
    public var moments: [String]
    /// The initial position.
    public var start: Int
    /// The values as a table, with fewer moments.
    public var table: Table
  }

  /// A curve over time or distance. Shares count from the left and from the top.
  public struct Chart: Sendable {
    public struct Mark: Sendable, Equatable {
      public var place: Double
      public var text: String
    }

    public struct Band: Sendable, Equatable {
      public var zone: Int
      public var top: Double
      public var bottom: Double
    }

    public var title: String
    public var finding: String
    /// How its numbers were computed.
    public var notes: [String] = []
    public var family: MetricFamily
    /// `nil` for equally spaced points.
    public var xs: [Double?]?
    public var ys: [Double?]
    public var bands: [Band] = []
    public var levels: [Mark]
    public var below: [Mark]
    /// True for a hill rather than a line.
    public var isFilled = false
    /// True if the page's cursor moves on it.
    public var hasCursor = true
  }

  public struct Heart: Sendable {
    public var chart: Chart?
    public var finding: String
    public var zones: [Zone]
    public var note: String
    public var recovery: String?
  }

  public struct Zone: Sendable, Equatable {
    /// 0 below zone 1.
    public var number: Int
    public var name: String
    public var word: String
    public var range: String
    public var time: String
    /// Share of the time with heart rates.
    public var share: Double
  }

  public struct Table: Sendable, Equatable {
    public struct Row: Sendable, Equatable {
      public var cells: [String]
      /// Share of a bar behind the second cell.
      public var share: Double?
      public var isMarked = false
    }

    public var title: String
    public var says: String?
    public var heads: [String]
    public var rows: [Row]
    public var notes: [String] = []
    /// The rows in detail, if this table is a summary.
    public var details: [Table] = []
    public var bars: Bars?
  }

  /// A bar for each row, from zero upwards.
  public struct Bars: Sendable, Equatable {
    public struct Bar: Sendable, Equatable {
      /// Share of the chart's height.
      public var share: Double
      /// Index in `kinds`.
      public var kind: Int
    }

    public var title: String
    public var finding: String
    public var bars: [Bar]
    /// Legend of the bars, in order of occurrence; empty if all are of one kind.
    public var kinds: [String]
    public var levels: [Chart.Mark]
    public var below: [Chart.Mark]
  }

  public struct Measure: Sendable, Equatable {
    public var name: String
    public var number: String
    public var unit: String
    public var course: [Double?]
    public var usual: String?
  }

  public struct Power: Sendable {
    public var says: String
    /// Intensity, with the threshold to which it relates.
    public var note: String?
    public var curve: Chart?
    public var table: Table?
  }

  /// All times on the same route.
  public struct Route: Sendable {
    public var says: String
    /// Seconds, oldest first.
    public var times: [Double]
    /// Newest first.
    public var visits: [Visit]
    public var note: String

    public struct Visit: Sendable, Equatable {
      public var day: String
      public var time: String
      public var heartRate: String
      /// `nil` for this workout.
      public var path: String?
    }
  }

  public struct Recording: Sendable, Equatable {
    public var source: String
    /// The values used from it; empty if none are.
    public var counts: String
    /// The source's own values.
    public var says: String
  }

  public struct Downloads: Sendable, Equatable {
    public var gpx: String?
    public var csv: String?
    /// The part that can be cut on request; `nil` if there is none.
    public var cutText: String?
  }
}

/// A route drawn without a map: north is up, all shares are of the width.
public struct RoutePicture: Sendable, Equatable {
  public struct Stretch: Sendable, Equatable {
    /// `nil` without heart rate.
    public var zone: Int?
    public var points: [Point]
  }

  public struct Point: Sendable, Equatable {
    public var x: Double
    public var y: Double
  }

  public var height: Double
  public var stretches: [Stretch]
  /// The cursor's positions, one per point of the course.
  public var places: [Point?]
  /// Share of the width of a round length.
  public var scale: Double
  public var scaleText: String
  public var label: String
}

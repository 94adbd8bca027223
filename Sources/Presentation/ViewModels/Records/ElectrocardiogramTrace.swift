internal import DailveDomain
internal import DailveScores

/// The voltages of an electrocardiogram on millimetre paper at 25 mm/s and 10 mm/mV, the scale of the AHA's recommendations for
/// electrocardiographs (Kligfield et al., Circulation 2007;115:1306). A column of 0.2 mm keeps its lowest and highest voltage, so that no peak is
/// lost however many voltages there are.
public struct ElectrocardiogramTrace: Sendable, Equatable {
  /// A point in tenths of a millimetre: from the left end of its strip, and upwards from 0 mV.
  public struct Point: Sendable, Equatable {
    public var x: Int
    public var y: Int
  }

  /// A strip of paper.
  public struct Strip: Sendable, Equatable {
    public var label: String
    /// Unbroken lines; a line ends where voltages are missing.
    public var lines: [[Point]]
  }

  /// Seconds of a strip, which at scale fits on A4 and on US Letter.
  static let seconds = 6
  /// Strips that are drawn; recordings of watches take five.
  static let most = 6
  /// Tenths of a millimetre of a second.
  private static let speed = 250
  /// Width of a strip in tenths of a millimetre.
  public static let width = seconds * speed
  /// Width of a column in tenths of a millimetre.
  private static let column = 2
  /// Microvolts of a tenth of a millimetre.
  private static let gain = 10.0
  /// Voltages further from 0 mV, in tenths of a millimetre, are drawn here.
  private static let limit = 500

  public var strips: [Strip]
  /// The ends of the paper in tenths of a millimetre, multiples of 5 mm.
  public var low: Int
  public var high: Int
  /// True if a voltage is beyond the paper.
  public var isClipped: Bool

  init(_ recording: Electrocardiogram, label: (Int, Int) -> String) {
    let rate = Self.rate(recording)
    let voltages = recording.voltages
    var (low, high, isClipped) = (-50, 150, false)
    strips = []
    for number in 0..<Self.most {
      func place(_ second: Int) -> Int { min(voltages.count, Int(saturating: (Double(second) * rate).rounded(.up))) }
      let start = number * Self.seconds
      let range = place(start)..<place(start + Self.seconds)
      guard !range.isEmpty else { break }
      var lines: [[Point]] = []
      var line: [Point] = []
      var column = Column(at: 0)
      func end() {
        line += column.points
        if !line.isEmpty { lines.append(line) }
        line = []
      }
      for index in range {
        let voltage = voltages[index]
        let x = Int(saturating: (Double(index) / rate - Double(start)) * Double(Self.speed)) / Self.column * Self.column
        guard voltage.isFinite else {
          end()
          column = Column(at: x)
          continue
        }
        let y = Int(saturating: (voltage / Self.gain).rounded())
        if y.magnitude > Self.limit { isClipped = true }
        let shown = min(max(y, -Self.limit), Self.limit)
        if column.x != x {
          line += column.points
          column = Column(at: x)
        }
        column.add(shown)
        (low, high) = (min(low, shown), max(high, shown))
      }
      end()
      strips.append(Strip(label: label(start, start + Self.seconds), lines: lines))
    }
    // Whole large squares, with a little room.
    self.low = (low - 10 - 49) / 50 * 50
    self.high = (high + 10 + 49) / 50 * 50
    self.isClipped = isClipped
  }

  /// Voltages a second; that of a watch where the recording does not say it.
  static func rate(_ recording: Electrocardiogram) -> Double {
    recording.rate.isFinite && recording.rate >= 1 ? recording.rate : 512
  }

  /// The voltages of one column.
  private struct Column {
    let x: Int
    private var low: Int?
    private var high = 0
    /// True if the lowest voltage came first.
    private var rises = true

    init(at x: Int) { self.x = x }

    mutating func add(_ y: Int) {
      guard let lowest = low else {
        (low, high) = (y, y)
        return
      }
      if y < lowest {
        low = y
        rises = false
      } else if y > high {
        high = y
        rises = true
      }
    }

    /// At most two, in the order of their voltages.
    var points: [Point] {
      guard let low else { return [] }
      if low == high { return [Point(x: x, y: low)] }
      return rises ? [Point(x: x, y: low), Point(x: x, y: high)] : [Point(x: x, y: high), Point(x: x, y: low)]
    }
  }
}

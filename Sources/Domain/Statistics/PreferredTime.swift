internal import DailveScores

/// Finds the preferred source among those with data at any time.
struct PreferredTime {
  private struct Source: Hashable, Comparable {
    var rank: Int
    var number: Int

    init(_ piece: SourceMerge.Piece) { (rank, number) = (piece.rank, piece.source) }

    static func < (a: Self, b: Self) -> Bool { (a.rank, a.number) < (b.rank, b.number) }
  }

  /// The stretches in which one source is preferred, oldest first, each with the total seconds of those before it.
  private struct Stretches {
    var starts: [Instant] = []
    var ends: [Instant] = []
    var before: [Int] = []

    mutating func append(_ start: Instant, _ end: Instant) {
      if ends.last == start {
        ends[ends.count - 1] = end
      } else {
        before.append(seconds)
        starts.append(start)
        ends.append(end)
      }
    }

    var seconds: Int {
      guard let before = before.last, let start = starts.last, let end = ends.last else { return 0 }
      return before + (end - start)
    }

    /// Seconds of the stretches that lie before `instant`.
    func seconds(before instant: Instant) -> Int {
      let next = starts.firstPlace { $0 >= instant }
      return next == 0 ? 0 : before[next - 1] + (min(instant, ends[next - 1]) - starts[next - 1])
    }
  }

  private let pieces: [SourceMerge.Piece]
  /// For each piece, its source's position in the order of preference.
  private let numbers: [Int]
  private var stretches: [Stretches]
  /// The preferred source at each instant at which a piece without duration lies.
  private var instants: [Instant: Int] = [:]

  /// - Parameter pieces: Ordered by start.
  init(_ pieces: [SourceMerge.Piece]) {
    self.pieces = pieces
    let sources = pieces.map(Source.init)
    let order = Set(sources).sorted()
    let places = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    numbers = sources.map { places[$0] ?? 0 }
    stretches = [Stretches](repeating: Stretches(), count: order.count)
    var ends = zip(pieces, numbers).filter { $0.0.end > $0.0.start }.map { (at: $0.0.end, number: $0.1) }
    ends.sort { $0.at < $1.at }
    var open = OpenSources(count: order.count)
    var nextStart = 0
    var nextEnd = 0
    while nextStart < pieces.count || nextEnd < ends.count {
      let start = nextStart < pieces.count ? pieces[nextStart].start : .distantFuture
      let border = nextEnd < ends.count ? min(start, ends[nextEnd].at) : start
      while nextEnd < ends.count, ends[nextEnd].at == border {
        open.close(ends[nextEnd].number)
        nextEnd += 1
      }
      var point: Int?
      while nextStart < pieces.count, pieces[nextStart].start == border {
        let number = numbers[nextStart]
        if pieces[nextStart].end > border { open.open(number) } else { point = min(point ?? number, number) }
        nextStart += 1
      }
      let best = open.first
      if let point { instants[border] = min(point, best ?? point) }
      guard let best, nextEnd < ends.count else { continue }
      let next = nextStart < pieces.count ? min(pieces[nextStart].start, ends[nextEnd].at) : ends[nextEnd].at
      stretches[best].append(border, next)
    }
  }

  /// Seconds of a piece in which its source is the preferred one.
  func seconds(ofPiece index: Int) -> Int {
    let own = stretches[numbers[index]]
    return own.seconds(before: pieces[index].end) - own.seconds(before: pieces[index].start)
  }

  /// The same for a part of the piece's time.
  func seconds(ofPiece index: Int, in span: Range<Instant>) -> Int {
    let own = stretches[numbers[index]]
    return own.seconds(before: span.upperBound) - own.seconds(before: span.lowerBound)
  }

  /// True if a piece without duration comes from the source preferred at its instant.
  func isPreferred(piece index: Int) -> Bool { numbers[index] == instants[pieces[index].start] }
}

/// The sources with data at a moment, as a heap of positions in the order of preference with lazy deletion.
private struct OpenSources {
  private var counts: [Int]
  private var heap: [Int] = []

  init(count: Int) { counts = [Int](repeating: 0, count: count) }

  mutating func open(_ number: Int) {
    counts[number] += 1
    guard counts[number] == 1 else { return }
    heap.append(number)
    var at = heap.count - 1
    while at > 0, heap[at] < heap[(at - 1) / 2] {
      heap.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  mutating func close(_ number: Int) { counts[number] -= 1 }

  /// The most preferred source.
  var first: Int? {
    mutating get {
      while let top = heap.first, counts[top] == 0 { removeTop() }
      return heap.first
    }
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var at = 0
    while 2 * at + 1 < heap.count {
      var child = 2 * at + 1
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[at] else { break }
      heap.swapAt(at, child)
      at = child
    }
  }
}

package import DailveDomain
internal import DailveImporting
package import DailveScores

/// Reads a delivery as it was sent into chunks for an import: from Health Auto Export (both versions), shortcuts, Home Assistant, and anything that
/// posts something similar. Nothing in a delivery makes it fail: content that is not understood is kept and named.
///
/// JSON is read twice, in constant memory, because names, units and the meaning of values may come after the values (`Survey`).
package final class PushReader: ExportReading {
  /// Increased whenever the reader understands more, or something differently: deliveries with unknown content are then
  /// worth reading again. A migration marks deliveries whose reading changed.
  package static let version = 3

  private enum Phase {
    case ready
    case surveying(JSONWalker)
    case surveyingLines(JSONScanner)
    case reading(any DeliveryPart)
    case done
  }

  /// Steps after which an empty chunk is returned, so that the caller can cancel.
  private static let patience = 20_000

  private let open: () throws -> any PushBody
  private let zone: ZoneTimeline
  private let reading: DeliveryContext
  private var dates: DateReader
  private var survey = Survey()
  private var phase = Phase.ready

  /// - Parameters:
  ///   - open: Opens the body, unpacked, from its beginning; called once for each pass.
  ///   - sender: Name of the source for values that name none; "iPhone" if it is empty.
  ///   - received: The time of arrival, which counts as the time of values without one.
  ///   - contentType: As sent, or `nil`. The format of the body is determined by its first byte.
  ///   - zone: The zone that the store assumes for values without an offset.
  ///   - headers: Headers that say how the body came to be, in lower case.
  package init(
    open: @escaping () throws -> any PushBody, sender: String, received: Instant, contentType: String?,
    zone: ZoneTimeline, headers: [String: String] = [:]
  ) {
    self.open = open
    self.zone = zone
    reading = DeliveryContext(
      sender: sender, received: received, zone: zone, aggregation: PushGrouping(headers[PushGrouping.header]))
    dates = DateReader(zone: zone)
  }

  package var summary: ExportSummary {
    var summary = reading.findings.summary
    summary.problems = reading.findings.problems
    return summary
  }

  /// Records or fields that were not understood.
  package var unknown: Int { reading.findings.unknown }

  package func next() throws(ImportSourceError) -> ImportChunk? {
    for _ in 0..<Self.patience {
      if let chunk = reading.builder.nextFull() { return stamped(chunk) }
      switch phase {
      case .done: return nil
      case .ready:
        let walker = JSONWalker(try body(), keepsElements: false)
        if JSONReader.canRead(walker.scanner.firstByte()) {
          phase = .surveying(walker)
        } else {
          phase = .surveyingLines(walker.scanner)
        }
      case .surveying(let walker):
        if !survey.read(walker, &dates) {
          reading.separators = survey.separators
          phase = .reading(JSONReader(JSONWalker(try body(), keepsElements: true), survey, reading))
        }
      case .surveyingLines(let scanner):
        if let line = scanner.line() {
          TextReader.note(line, &reading.separators)
        } else {
          let walker = JSONWalker(try body(), keepsElements: false)
          _ = walker.scanner.firstByte()
          phase = .reading(TextReader(walker.scanner, reading))
        }
      case .reading(let reader):
        if !reader.step() {
          finish()
          phase = .done
        }
      }
    }
    return stamped(ImportChunk())
  }

  private func body() throws(ImportSourceError) -> any PushBody {
    do {
      return try open()
    } catch {
      throw .unreadable(path: "", reason: "\(error)")
    }
  }

  private func finish() {
    let summary = reading.findings.summary
    if summary.records == 0, summary.workouts == 0, summary.kept.isEmpty, summary.complete,
      reading.findings.problems.isEmpty
    {
      reading.findings.note(.nothingInside, at: nil)
    }
    let offsets = reading.findings.offsetCounts
    if !offsets.isEmpty {
      var header = ExportHeader()
      header.offsets = offsets
      reading.builder.add(header)
    }
    reading.builder.seal()
  }

  private func stamped(_ chunk: ImportChunk) -> ImportChunk {
    var chunk = chunk
    chunk.progress.records = reading.findings.summary.records
    chunk.progress.documentBytes = reading.findings.summary.bytes
    chunk.progress.read = reading.findings.summary.bytes
    return chunk
  }
}

/// Reads one kind of delivery, step by step.
protocol DeliveryPart: AnyObject {
  /// Reads on. Returns false at the end.
  func step() -> Bool
}

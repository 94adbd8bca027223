package import DailveDomain
package import DailveScores

/// Collects rows into chunks of limited size, and numbers their types and origins.
package struct ChunkBuilder {
  // These are inlinable, because the reader of Apple's export checks them for every record.
  @inlinable package static var mostRows: Int { 8192 }
  @inlinable package static var mostBytes: Int { 2 << 20 }

  private var chunk = ImportChunk()
  private var full: [ImportChunk] = []
  private var types: [String: Int32] = [:]
  private var origins: [Origin: Int32] = [:]
  private var sources: Set<String> = []
  private let knows: (String) -> Bool
  /// Types that Health does not know.
  private var foreignTypes = 0
  private var details: [[UInt8]: Int32] = [:]
  private var lastType = (name: "", number: Int32(-1))
  private var lastOrigin: (origin: Origin, number: Int32)?
  private var keptBytes = 0
  private let packer = Packer()

  /// A value on its way into a chunk.
  package struct Row {
    package var type: String
    package var origin: Origin
    package var start: Int
    package var end: Int
    package var value: Double
    /// The text of a value that is not a number.
    package var text: String?
    package var detail: RecordText
    /// The date of a value whose time is only known as a date.
    package var day: CivilDay?

    package init(
      type: String, origin: Origin, start: Int, end: Int, value: Double = 0, text: String? = nil,
      detail: RecordText = RecordText(), day: CivilDay? = nil
    ) {
      self.type = type
      self.origin = origin
      self.start = start
      self.end = end
      self.value = value
      self.text = text
      self.detail = detail
      self.day = day
    }
  }

  /// - Parameter knows: Whether Health knows a type; a file may bring only a limited number of others (`NameLimits`).
  package init(knows: @escaping (String) -> Bool) { self.knows = knows }

  // MARK: Names

  /// True if the row brings no more names of types and sources than a delivery may add to the store.
  package func admits(_ row: Row) -> Bool { admits(type: row.type) && admits(row.origin) }

  private func admits(type: String) -> Bool {
    lastType.name == type || types[type] != nil || foreignTypes < NameLimits.types || knows(type)
  }

  package func admits(_ origin: Origin) -> Bool {
    if let lastOrigin, lastOrigin.origin == origin { return true }
    guard origins[origin] == nil else { return true }
    return origins.count < NameLimits.origins && (sources.count < NameLimits.sources || sources.contains(origin.source))
  }

  private mutating func number(ofType name: String) -> Int32 {
    if lastType.name == name, lastType.number >= 0 { return lastType.number }
    let number = types[name] ?? Int32(clamping: types.count)
    if types[name] == nil {
      types[name] = number
      if !knows(name) { foreignTypes += 1 }
      chunk.types.append(name)
    }
    lastType = (name, number)
    return number
  }

  package mutating func number(of origin: Origin) -> Int32 {
    if let lastOrigin, lastOrigin.origin == origin { return lastOrigin.number }
    let number = origins[origin] ?? Int32(clamping: origins.count)
    if origins[origin] == nil {
      origins[origin] = number
      sources.insert(origin.source)
      chunk.origins.append(origin)
    }
    lastOrigin = (origin, number)
    return number
  }

  package mutating func add(_ row: Row) {
    let type = number(ofType: row.type)
    let origin = number(of: row.origin)
    var text: Int32 = -1
    if let words = row.text {
      text = Int32(clamping: chunk.texts.count)
      chunk.texts.append(words)
      keptBytes += words.utf8.count
    }
    chunk.rows.append(
      SampleRow(
        type: type, origin: origin, detail: index(of: row.detail.bytes), text: text, start: row.start, end: row.end,
        created: .min, value: row.value))
    sealIfFull()
  }

  /// - Returns: -1 for an empty detail.
  private mutating func index(of detail: [UInt8]) -> Int32 {
    guard !detail.isEmpty else { return -1 }
    if let known = details[detail] { return known }
    let index = Int32(clamping: chunk.details.count)
    details[detail] = index
    chunk.details.append(detail)
    keptBytes += detail.count
    return index
  }

  package func packed(_ bytes: [UInt8]) -> PackedText { packer.pack(bytes) }

  package mutating func add(_ element: VerbatimElement) {
    chunk.kept.append(element)
    keptBytes += element.body.bytes.count
    sealIfFull()
  }

  /// - Parameter file: The route of the workout.
  package mutating func add(_ workout: WorkoutElement, file: CompanionFile?) {
    chunk.workouts.append(workout)
    keptBytes += workout.body.bytes.count + workout.detail.weight
    if let file {
      chunk.files.append(file)
      keptBytes += file.content.count
    }
    sealIfFull()
  }

  package mutating func add(_ header: ExportHeader) { chunk.header = header }

  private mutating func sealIfFull() {
    if chunk.rows.count >= Self.mostRows || keptBytes >= Self.mostBytes { seal() }
  }

  /// Ends the current chunk, unless it is empty.
  package mutating func seal() {
    guard !chunk.rows.isEmpty || keptBytes > 0 || chunk.header != nil else { return }
    full.append(chunk)
    chunk = ImportChunk()
    details.removeAll(keepingCapacity: true)
    keptBytes = 0
  }

  package mutating func nextFull() -> ImportChunk? { full.isEmpty ? nil : full.removeFirst() }
}

extension WorkoutDetail {
  /// The approximate memory in bytes, by which chunks are limited.
  package var weight: Int {
    let lists: [[MetadataEntry]] = [metadata] + events.map(\.metadata) + activities.map(\.metadata)
    let texts = lists.joined().reduce(0) { $0 + 32 + $1.key.utf8.count + $1.value.utf8.count }
    let quantities = activities.reduce(statistics.count) { $0 + $1.statistics.count }
    return 256 + texts + 128 * (quantities + activities.count + events.count + routePaths.count + locations.count)
  }
}

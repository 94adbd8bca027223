/// One record on its way into the store. Names are indices into the tables that chunks carry.
public struct SampleRow: Sendable, Equatable {
  /// Index of the type in the order in which `ImportChunk.types` announced them; likewise `origin`.
  public var type: Int32
  public var origin: Int32
  /// Index into the chunk's `details`, -1 for none.
  public var detail: Int32
  /// Index into the chunk's `texts` for a value that is not a number, -1 otherwise.
  public var text: Int32
  /// Seconds since 1970. Plain integers, because rows are packed, hashed and bound by the million.
  public var start: Int
  public var end: Int
  /// Creation date; `Int.min` when absent.
  public var created: Int
  /// In the unit of the origin. For category samples HealthKit's raw value, -1 for an unknown word.
  public var value: Double
  /// True if it was found inside a correlation: it becomes a sample unless the top level has it too, and is counted separately.
  public var isNested = false

  public init(
    type: Int32, origin: Int32, detail: Int32, text: Int32, start: Int, end: Int, created: Int, value: Double
  ) {
    self.type = type
    self.origin = origin
    self.detail = detail
    self.text = text
    self.start = start
    self.end = end
    self.created = created
    self.value = value
  }
}

/// Which sources there are.
public protocol SourceReading {
  /// The source with the newest sample first. Sources with equal name and device are one.
  func listedSources() throws -> [ListedSource]
  /// A source that the person has to tell the kind of, because nothing else does and sums depend on it; `nil` if there is none.
  func unknownSource() throws -> UnknownSource?
  /// The sources of workouts in the order in which their totals count; `ListedSource.samples` is 0.
  func workoutSources() throws -> [ListedSource]
  /// The types that a source has recorded, ordered by identifier, counting only its own samples and days.
  func listedTypes(ofSource id: Int) throws -> [ListedType]
}

/// Which types there are, and how much of them.
public protocol CatalogueReading {
  /// All types ordered by identifier, without their sources.
  func listedTypes() throws -> [ListedType]
  /// `nil` for a type without samples.
  func listedType(_ type: String) throws -> ListedType?
  /// Counts that are cheap to read.
  func size() throws -> StoreSize
  /// How many samples of each type there are, from when to when and from whom, by identifier.
  func typeCounts() throws -> [StoreContents.TypeCount]
  /// Counts of everything in the store. Slow: scans all details.
  func contents() throws -> StoreContents
}

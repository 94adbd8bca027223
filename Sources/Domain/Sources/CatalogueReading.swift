/// Lists the sources.
public protocol SourceReading {
  /// The source with the newest sample first. Sources with equal name and device are one.
  func listedSources() throws -> [ListedSource]
  /// A source whose kind the person has to tell, because nothing else does and sums depend on it; `nil` if there is none.
  func unknownSource() throws -> UnknownSource?
  /// The sources of workouts by the precedence of their totals; `ListedSource.samples` is 0.
  func workoutSources() throws -> [ListedSource]
  /// The types that a source has recorded, ordered by identifier, counting only its own samples and days.
  func listedTypes(ofSource id: Int) throws -> [ListedType]
}

/// Lists the types and their sizes.
public protocol CatalogueReading {
  /// All types ordered by identifier, without their sources.
  func listedTypes() throws -> [ListedType]
  /// `nil` for a type without samples.
  func listedType(_ type: String) throws -> ListedType?
  /// Counts that are cheap to read.
  func size() throws -> StoreSize
  /// The number of samples of each type with their first and last times and their sources, by identifier.
  func typeCounts() throws -> [StoreContents.TypeCount]
  /// Counts of everything in the store. Slow: scans all details.
  func contents() throws -> StoreContents
}

public import DailveDomain

/// The page of personal records.
public struct RecordsViewModel: Sendable {
  public let content: RecordsContent

  /// - Throws: The reader's error.
  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let records = try ShowRecords(reader)(viewer.day)
    content = RecordsPresenter(viewer).content(
      records, goalDays: try reader.profile().goals.activeDays, progress: try reader.analysisProgress())
  }
}

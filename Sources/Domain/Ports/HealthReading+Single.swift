/// Single questions, each with its own snapshot. For more than one question use `read`, which throws the same errors.
extension HealthReading {
  public func profile() async throws(StorageError) -> Profile { try await read { try $0.profile() } }
  public func timeline() async throws(StorageError) -> ZoneTimeline { try await read { try $0.timeline() } }
  public func contents() async throws(StorageError) -> StoreContents { try await read { try $0.contents() } }
  public func overrides() async throws(StorageError) -> [ListedOverride] { try await read { try $0.overrides() } }
  public func listedType(_ type: String) async throws(StorageError) -> ListedType? {
    try await read { try $0.listedType(type) }
  }
  public func workoutSources() async throws(StorageError) -> [ListedSource] {
    try await read { try $0.workoutSources() }
  }
  public func listedSources() async throws(StorageError) -> [ListedSource] { try await read { try $0.listedSources() } }
}

/// Single questions, each with its own snapshot. For more than one question use `read`, which throws the same errors.
extension HealthReading {
  public func profile() async throws(ReadError) -> Profile { try await read { try $0.profile() } }
  public func timeline() async throws(ReadError) -> ZoneTimeline { try await read { try $0.timeline() } }
  public func contents() async throws(ReadError) -> StoreContents { try await read { try $0.contents() } }
  public func overrides() async throws(ReadError) -> [ListedOverride] { try await read { try $0.overrides() } }
  public func listedType(_ type: String) async throws(ReadError) -> ListedType? {
    try await read { try $0.listedType(type) }
  }
  public func workoutSources() async throws(ReadError) -> [ListedSource] {
    try await read { try $0.workoutSources() }
  }
  public func listedSources() async throws(ReadError) -> [ListedSource] { try await read { try $0.listedSources() } }
}

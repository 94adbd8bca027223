extension WorkoutDetail {
  /// Completed from another version of the same recording: statistics and metadata that are missing here, and
  /// route, activities and events if there are none here.
  public func completed(by other: WorkoutDetail) -> WorkoutDetail {
    var detail = self
    for quantity in other.statistics where !statistics.contains(where: { $0.type == quantity.type }) {
      detail.statistics.append(quantity)
    }
    for entry in other.metadata where !metadata.contains(where: { $0.key == entry.key }) {
      detail.metadata.append(entry)
    }
    if activities.isEmpty { detail.activities = other.activities }
    if events.isEmpty { detail.events = other.events }
    if routePaths.isEmpty, locations.isEmpty {
      (detail.routePaths, detail.locations) = (other.routePaths, other.locations)
    }
    detail.device = device ?? other.device
    return detail
  }
}

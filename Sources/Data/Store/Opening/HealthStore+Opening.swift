package import DailveDomain

extension HealthStore {
  /// Opens the store in `folder`, creating it on first use, and finishes what a crash left half-derived.
  ///
  /// - Parameters:
  ///   - elements: Reads workouts for analysis; without it, they stay without analyses.
  ///   - answersWithin: Longest time that a save waits for what is derived from it: switching off a source of ten years takes seconds. A change that
  ///     takes longer is saved all the same and applied later. `nil` waits for as long as it takes.
  ///   - progress: Called with the current step while a store of an earlier version is updated.
  package convenience init(
    folder: String, elements: (any WorkoutElementReading)? = nil, answersWithin: Duration? = nil,
    progress: @escaping @Sendable (OpeningProgress) -> Void = { _ in }
  ) throws(WholeStoreError) {
    try self.init(
      folder: folder, elements: elements, answersWithin: answersWithin, machine: .system, progress: progress)
  }

  /// Opens the store with other clocks than the system's.
  convenience init(
    folder: String, elements: (any WorkoutElementReading)? = nil, answersWithin: Duration? = nil,
    machine: MachineClock, progress: @escaping @Sendable (OpeningProgress) -> Void = { _ in }
  ) throws(WholeStoreError) {
    let (files, zones) = (StoreFolder(path: folder), ZoneCatalogue())
    let open: @Sendable () throws(WholeStoreError) -> StoreConnection = { () throws(WholeStoreError) in
      try Opening(files: files, zones: zones, progress: progress).run()
    }
    let connection = try open()
    self.init(
      files, zones: zones, elements: elements, answersWithin: answersWithin, machine: machine,
      directory: try WholeStoreError.of { () throws(StorageError) in try Directory(files) }, connection: connection,
      open: open)
    if changeQueue.file.isThere { applyQueueIfFree() }
  }
}

/// A date as a phone sends it.
struct PushDate: Equatable {
  /// Since 1970, UTC. Without a printed offset this is the local time as if it were UTC, until it is `resolved`.
  var seconds: Int
  /// East of UTC, in seconds, as printed: on a phone the true one. `nil` if none is, and for "Z".
  var offset: Int?
  /// A day without a time.
  var isDay = false
  /// Whether `seconds` is an instant, by the printed offset or because it was counted since a moment.
  var isInstant = true
}

public import DailveDomain

/// The filters in the address of a list of workouts. Unreadable ones are ignored.
public struct WorkoutListQuery: Sendable, Equatable {
  public var filter = WorkoutFilter()
  public var place: WorkoutPlace?

  /// Names of the fields of the form.
  public enum Field: String, CaseIterable { case type, source, period, q, after }

  /// Maximum characters of a search.
  public static let longest = 100

  /// - Parameter field: Returns the decoded value of a field; `nil` if it is absent.
  public init(_ field: (Field) -> String?) {
    func text(_ name: Field) -> String? {
      let text = (field(name) ?? "").trimmingWhitespace().prefix(Self.longest)
      return text.isEmpty ? nil : String(text)
    }
    filter.activity = text(.type)
    filter.source = text(.source)
    filter.period = text(.period).flatMap(WorkoutPeriod.init) ?? .all
    filter.text = text(.q) ?? ""
    place = field(.after).flatMap { WorkoutPlace($0) }
  }

  /// The query of this list, percent-encoded; empty without any filter.
  ///
  /// - Parameter day: The day named in the address.
  public func text(day: String?) -> String {
    let fields: [(String, String?)] = [
      ("day", day), (Field.type.rawValue, filter.activity), (Field.source.rawValue, filter.source),
      (Field.period.rawValue, filter.period == .all ? nil : filter.period.rawValue),
      (Field.q.rawValue, filter.text.isEmpty ? nil : filter.text), (Field.after.rawValue, place?.description),
    ]
    return fields.compactMap { name, value in value.map { "\(name)=\(AddressText.encoded($0))" } }
      .joined(separator: "&")
  }

  func with(_ change: (inout WorkoutListQuery) -> Void) -> WorkoutListQuery {
    var copy = self
    copy.place = nil
    change(&copy)
    return copy
  }
}

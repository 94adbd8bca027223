/// What the person says about something: how the app is set, what counts, where they were. One thing has one rule, under the same id
/// on every device; deleting it takes back what it says. A rule may be about a source or a reading that a store does not have yet.
public protocol Rule: Entry {
  /// The id that follows from what the rule is about.
  var subjectID: String { get }
}

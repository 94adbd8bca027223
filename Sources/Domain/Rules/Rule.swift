/// A decision of the person about something: a setting, what counts, where they were. Each subject has one rule,
/// with the same id on every device; deleting the rule revokes the decision. A rule may be about a source or a
/// reading that a store does not have yet.
public protocol Rule: SubjectEntry {}

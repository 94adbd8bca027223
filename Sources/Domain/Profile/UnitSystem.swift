/// What a person measures in. The store keeps canonical units; only what is shown changes.
public enum UnitSystem: String, Sendable, CaseIterable { case metric, imperial }

internal import DailveDomain

/// Pending changes as readers see them. Statistics follow once the changes are in the store.
extension StoreReader {
  func waitingSwitch(ofType type: String) -> Bool? {
    waiting.reversed().lazy.compactMap { change -> Bool? in
      if case .typeSwitch(type, let isOff) = change { isOff } else { nil }
    }.first
  }

  func waitingSwitch(ofSource source: Int) -> Bool? {
    waiting.reversed().lazy.compactMap { change -> Bool? in
      if case .sourceSwitch(source, let isOff) = change { isOff } else { nil }
    }.first
  }

  /// Sources, highest priority first; empty for the order by kind.
  func waitingOrder(ofType type: String) -> [Int]? {
    waiting.reversed().lazy.compactMap { change -> [Int]? in
      if case .sourceOrder(type, let sources) = change { sources } else { nil }
    }.first
  }

  /// The inner value is `nil` for the usual order.
  func waitingNightSource(day: Int) -> String?? {
    waiting.reversed().lazy.compactMap { change -> String?? in
      if case .nightSource(day, let source) = change { .some(source) } else { nil }
    }.first
  }
}

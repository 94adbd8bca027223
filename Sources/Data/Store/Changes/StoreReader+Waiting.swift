internal import DailveDomain

/// What readers see of changes that wait. Statistics follow them only when they are in the store.
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

  /// Sources, the one that counts first at first; empty for the order by kind.
  func waitingOrder(ofType type: String) -> [Int]? {
    waiting.reversed().lazy.compactMap { change -> [Int]? in
      if case .sourceOrder(type, let sources) = change { sources } else { nil }
    }.first
  }

  /// The name within is `nil` for the usual order.
  func waitingNightSource(day: Int) -> String?? {
    waiting.reversed().lazy.compactMap { change -> String?? in
      if case .nightSource(day, let source) = change { .some(source) } else { nil }
    }.first
  }
}

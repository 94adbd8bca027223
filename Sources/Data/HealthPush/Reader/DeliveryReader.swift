/// Reads one kind of delivery, step by step.
protocol DeliveryReader: AnyObject {
  /// Reads on. False at the end.
  func step() -> Bool
}

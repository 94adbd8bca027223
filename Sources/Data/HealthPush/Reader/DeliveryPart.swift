/// Reads one kind of delivery, step by step.
protocol DeliveryPart: AnyObject {
  /// Reads on. False at the end.
  func step() -> Bool
}

extension WorkoutDetail {
  /// Whether the device that recorded the workout measures air pressure, which Core Location's altitudes then follow.
  ///
  /// Apple's technical specifications name a barometric altimeter from Apple Watch Series 3 (`Watch3,1`) and from iPhone 6 (`iPhone7,1`) on,
  /// for every iPhone since but the first SE (`iPhone8,4`). A device that is not described, or is of another maker, counts as one without:
  /// its altitudes may be those of satellites or of a map.
  public var hasBarometer: Bool {
    guard let model = device.flatMap({ DeviceText($0).unit }) else { return false }
    func generation(_ family: String) -> Int? {
      model.hasPrefix(family) ? Int(model.dropFirst(family.count).prefix { $0 != "," }) : nil
    }
    if let watch = generation("Watch") { return watch >= 3 }
    if let phone = generation("iPhone") { return phone >= 7 && model != "iPhone8,4" }
    return false
  }
}

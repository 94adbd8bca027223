/// The members of one point of a metric.
struct MetricPoint {
  var date: JSONValue?
  var start: JSONValue?
  var end: JSONValue?
  var source: JSONValue?
  var quantity: JSONValue?
  var minimum: Double?
  var average: Double?
  var maximum: Double?
  var unit: String?
  /// All other members that are not blank.
  var others: [(key: String, value: JSONValue)] = []

  init(_ object: JSONObject) {
    for member in object.members {
      let (key, value) = (member.key, member.value)
      switch key {
      case "date", "time", "timestamp", "datetime": date = value
      case "qty": quantity = value
      case "value" where FreeformNumber(value) != nil: quantity = value
      case "source": source = value
      case "start", "startDate": start = value
      case "end", "endDate": end = value
      case "Min", "min": minimum = FreeformNumber.number(value)
      case "Avg", "avg": average = FreeformNumber.number(value)
      case "Max", "max": maximum = FreeformNumber.number(value)
      case "units", "unit": unit = value.string
      default: if !value.isBlank { others.append((key, value)) }
      }
    }
  }

  /// True if the point has a minimum and a maximum that differ.
  var isRange: Bool {
    guard let minimum, let maximum else { return false }
    return minimum != maximum
  }

  mutating func consume(_ key: String) -> JSONValue? {
    guard let place = others.lastIndex(where: { $0.key == key }) else { return nil }
    return others.remove(at: place).value
  }
}

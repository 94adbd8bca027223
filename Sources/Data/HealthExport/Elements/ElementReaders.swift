package import DailveDomain
internal import DailveScores

extension WorkoutDetail {
  package init(_ element: DocumentElement) {
    self.init(
      activities: element.children(named: "WorkoutActivity").map { child in
        Self.activity(child)
      },
      events: element.children(named: "WorkoutEvent").map { child in
        let fields = ElementFields(child)
        let kind = child["type"] ?? ""
        let prefix = "HKWorkoutEventType"
        return Event(
          kind: kind.hasPrefix(prefix) ? String(kind.dropFirst(prefix.count)) : kind, date: fields.instant("date"),
          duration: fields.seconds("duration"), metadata: child.metadata)
      },
      statistics: Self.statistics(element), metadata: element.metadata, routePaths: Self.routePaths(element),
      locations: Self.locations(element),
      device: element["device"])
  }

  private static func activity(_ element: DocumentElement) -> Activity {
    let fields = ElementFields(element)
    return Activity(
      identifier: fields.text("uuid"), start: fields.instant("startDate"), end: fields.instant("endDate"),
      duration: fields.seconds("duration"), statistics: statistics(element), metadata: element.metadata
    ).withPossibleTimes
  }

  /// The statistics of the element itself, without those of its activities.
  private static func statistics(_ element: DocumentElement) -> [Quantity] {
    element.children(named: "WorkoutStatistics").map { child in
      let fields = ElementFields(child)
      return Quantity(
        type: child["type"] ?? "", sum: fields.number("sum"), average: fields.number("average"),
        minimum: fields.number("minimum"), maximum: fields.number("maximum"), unit: fields.text("unit"))
    }
  }

  /// Routes may be listed twice; each path is returned once.
  private static func routePaths(_ element: DocumentElement) -> [String] {
    var paths: [String] = []
    for route in element.children(named: "WorkoutRoute") {
      for reference in route.children(named: "FileReference") {
        if let path = reference["path"], !paths.contains(path) { paths.append(path) }
      }
    }
    return paths
  }

  private static func locations(_ element: DocumentElement) -> [RoutePoint] {
    element.children(named: "WorkoutRoute").flatMap { $0.children(named: "Location") }.compactMap { child in
      let fields = ElementFields(child)
      guard let latitude = fields.number("latitude"), let longitude = fields.number("longitude"),
        (-90...90).contains(latitude), (-180...180).contains(longitude)
      else { return nil }
      return RoutePoint(
        latitude: latitude, longitude: longitude, altitude: fields.number("altitude"), time: fields.instant("date"),
        speed: fields.number("speed").flatMap { $0 >= 0 ? $0 : nil },
        course: fields.number("course").flatMap { $0 >= 0 ? $0 : nil },
        horizontalAccuracy: fields.number("horizontalAccuracy"), verticalAccuracy: fields.number("verticalAccuracy"))
    }
  }
}

extension Audiogram {
  package init(_ element: DocumentElement) {
    self.init(
      start: ElementFields(element).instant("startDate"), source: element["sourceName"] ?? "",
      points: element.children(named: "SensitivityPoint").compactMap { child in
        let fields = ElementFields(child)
        guard let frequency = fields.number("frequencyValue") else { return nil }
        let hertz = child["frequencyUnit"] == "kHz" ? frequency * 1000 : frequency
        return Point(
          frequency: hertz, left: fields.number("leftEarValue"), right: fields.number("rightEarValue"))
      })
  }
}

extension VisionPrescription {
  package init(_ element: DocumentElement) {
    func eye(_ name: String) -> [String: String] {
      var values: [String: String] = [:]
      for child in element.children(named: name) {
        for attribute in child.attributes where !attribute.key.hasSuffix("Unit") && !attribute.value.isEmpty {
          values[attribute.key] = attribute.value + (child[attribute.key + "Unit"].map { " " + $0 } ?? "")
        }
      }
      return values
    }
    let fields = ElementFields(element)
    self.init(
      kind: element["type"] ?? "", issued: fields.instant("dateIssued"), expires: fields.instant("expirationDate"),
      brand: fields.text("brand"), right: eye("RightEye"), left: eye("LeftEye"))
  }
}

extension ClinicalRecord {
  /// - Parameter resource: Returns the content of a file by its path in the export.
  package init(_ element: DocumentElement, resource: (String) -> String?) {
    let fields = ElementFields(element)
    let path = fields.text("resourceFilePath")
    self.init(
      kind: element["type"] ?? "", identifier: fields.text("identifier"), source: element["sourceName"] ?? "",
      received: fields.instant("receivedDate"), fhirVersion: fields.text("fhirVersion"), path: path,
      resource: path.flatMap(resource))
  }
}

extension Correlation {
  package init(_ element: DocumentElement) {
    let fields = ElementFields(element)
    self.init(
      type: element["type"] ?? "", start: fields.instant("startDate"), end: fields.instant("endDate"),
      source: element["sourceName"] ?? "",
      members: element.children(named: "Record").map { child in
        Member(
          type: child["type"] ?? "", value: ElementFields(child).number("value"),
          unit: ElementFields(child).text("unit"))
      }, metadata: element.metadata)
  }
}

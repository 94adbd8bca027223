internal import DailveViewModels

/// One workout in a list: what, when, how hard, how far, and where.
enum WorkoutRowView {
  /// - Parameter origin: The page that contains the list.
  static func node(_ row: WorkoutRow, from origin: PageOrigin?) -> Node {
    tag(
      "a", ["class": "card wrow row-link", "href": origin.added(to: row.path.path)],
      tag("span", ["class": "badge-icon"], ActivityIcon.icon(row.activity).node),
      tag("span", ["class": "what"], .b(row.name + " "), .span(row.whenText + " ", class: "soft"), zones(row)),
      tag("span", ["class": "amount"], .b(row.value + " "), row.detail.map { .span($0 + " ", class: "soft") }),
      thumbnail(row.line))
  }

  private static func zones(_ row: WorkoutRow) -> Node {
    guard let text = row.zonesText else { return .nothing }
    return .group([HeartRateZoneBar.node(row.zones), .span(text, class: "words")])
  }

  private static func thumbnail(_ line: [[Double]]) -> Node {
    guard line.count > 1 else { return tag("span", ["class": "thumb"]) }
    return tag(
      "svg", ["class": "thumb", "viewBox": "0 0 40 40", "aria-hidden": "true"], tag("path", ["d": LinePath.path(line)]))
  }
}

/// Shares of time in heart-rate zones, as a line.
enum HeartRateZoneBar {
  static func node(_ parts: [HeartRateZonePart]) -> Node {
    var left = 0.0
    return tag(
      "svg", ["class": "zone-bar", "viewBox": "0 0 100 6", "preserveAspectRatio": "none", "aria-hidden": "true"],
      parts.map { part in
        defer { left += 100 * part.share }
        return tag(
          "rect",
          [
            "class": "z\(part.zone)", "x": ChartGeometry.number(left), "height": "6",
            "width": ChartGeometry.number(max(0, 100 * part.share - (left + 100 * part.share < 99.5 ? 0.8 : 0))),
          ])
      })
  }
}

enum ActivityIcon {
  /// - Parameter activity: HealthKit's activity type without its prefix.
  static func icon(_ activity: String) -> Icon {
    switch activity {
    case "Running", "WheelchairRunPace", "TrackAndField": .run
    case "Walking", "WheelchairWalkPace", "Golf": .walk
    case "Hiking", "Climbing", "SnowSports", "CrossCountrySkiing", "DownhillSkiing", "Snowboarding": .climb
    case "Cycling", "HandCycling": .ride
    case "Swimming", "WaterFitness", "WaterPolo", "WaterSports", "UnderwaterDiving", "SurfingSports": .swim
    case "TraditionalStrengthTraining", "FunctionalStrengthTraining", "CoreTraining", "CrossTraining": .strength
    case "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Barre", "Cooldown", "PreparationAndRecovery":
      .stretch
    case "Tennis", "Badminton", "TableTennis", "Squash", "Racquetball", "Pickleball": .racket
    case "Stairs", "StairClimbing", "StepTraining": .stairs
    case "HighIntensityIntervalTraining", "JumpRope", "MixedCardio", "Kickboxing", "Boxing": .train
    default: .run
    }
  }
}

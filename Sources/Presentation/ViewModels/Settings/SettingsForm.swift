public import DailveDomain
internal import DailveScores

/// The fields of the Settings page as text, and their way into a profile.
public struct SettingsForm: Sendable, Equatable {
  public var fields: [String: String]
  /// Labels of fields that could not be understood.
  public var errors: [String] = []

  public static let birthDate = "birthDate"
  public static let sex = "sex"
  public static let height = "height"
  public static let zone = "zone"
  public static let activeDays = "activeDays"
  public static let exerciseMinutes = "exerciseMinutes"
  public static let stepsPerDay = "stepsPerDay"
  public static let sleepHours = "sleepHours"
  public static let weightGoal = "weightGoal"
  public static let firstWeekday = "firstWeekday"

  public init(_ profile: Profile) {
    fields = [
      Self.birthDate: profile.birthDate?.description ?? "", Self.sex: profile.sex?.rawValue ?? "",
      Self.height: profile.height.map { NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : 1) } ?? "",
      Self.zone: profile.homeZone ?? "", Self.activeDays: "\(profile.goals.activeDays)",
      Self.exerciseMinutes: "\(profile.goals.exerciseMinutes)", Self.stepsPerDay: "\(profile.goals.stepsPerDay)",
      Self.sleepHours: profile.goals.sleepHours.map { NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : 1) }
        ?? "",
      Self.weightGoal: profile.goals.weight.rawValue, Self.firstWeekday: "\(profile.firstWeekday)",
    ]
  }

  /// - Parameters:
  ///   - posted: What the browser sent; fields that it did not send stay as they are.
  ///   - isZone: Whether the system knows a zone by that name.
  public mutating func apply(
    _ posted: [String: String], to profile: inout Profile, language: Language, isZone: (String) -> Bool
  ) {
    for (name, value) in posted where fields[name] != nil {
      fields[name] = String(value.trimmingWhitespace().prefix(100))
    }
    errors = []
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      // Decimal comma or point, whatever the keyboard gives.
      Double((fields[name] ?? "").map { $0 == "," ? "." : String($0) }.joined()).flatMap {
        range.contains($0) ? $0 : nil
      }
    }
    func check(_ name: String, _ label: TextKey, optional: Bool = false, _ body: () -> Bool) {
      if optional, fields[name]?.isEmpty != false { return }
      if !body() { errors.append(language[label]) }
    }
    profile.birthDate = CivilDay(fields[Self.birthDate] ?? "")
    check(Self.birthDate, .settingsBirthDate, optional: true) { profile.birthDate != nil }
    profile.sex = BiologicalSex(rawValue: fields[Self.sex] ?? "")
    profile.height = number(Self.height, 50...260)
    check(Self.height, .settingsHeight, optional: true) { profile.height != nil }
    let zone = fields[Self.zone] ?? ""
    check(Self.zone, .settingsZone, optional: true) { isZone(zone) }
    if isZone(zone) { profile.homeZone = zone }
    func whole(_ name: String, _ label: TextKey, _ range: ClosedRange<Double>, _ target: inout Int) {
      if let value = number(name, range) { target = Int(value) } else { errors.append(language[label]) }
    }
    whole(Self.activeDays, .settingsActiveDays, 1...7, &profile.goals.activeDays)
    whole(Self.exerciseMinutes, .settingsExerciseMinutes, 10...3000, &profile.goals.exerciseMinutes)
    whole(Self.stepsPerDay, .settingsStepsPerDay, 500...100_000, &profile.goals.stepsPerDay)
    profile.goals.sleepHours = number(Self.sleepHours, 4...14)
    check(Self.sleepHours, .settingsSleepHours, optional: true) { profile.goals.sleepHours != nil }
    profile.goals.weight = WeightGoal(rawValue: fields[Self.weightGoal] ?? "") ?? .maintain
    profile.firstWeekday = number(Self.firstWeekday, 0...6).map { Int($0) } ?? 0
  }
}

extension String {
  func trimmingWhitespace() -> String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}

import DailveDomain
import DailveScores
import DailveViewModels
import Testing

@Suite struct SettingsFormTests {
  func apply(_ posted: [String: String]) -> (form: SettingsForm, profile: Profile) {
    var profile = Profile()
    var form = SettingsForm(profile)
    form.apply(posted, to: &profile, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)) {
      $0 == "Asia/Seoul" ? $0 : nil
    }
    return (form, profile)
  }

  @Test func `valid entries are accepted, with comma or point`() {
    let (form, profile) = apply([
      "birthDate": "1988-05-17", "sex": "female", "height": "174,5", "zone": "Asia/Seoul", "sleepHours": "7.5",
      "activeDays": "4", "weightGoal": "lose", "firstWeekday": "6",
    ])
    #expect(form.fields.errors.isEmpty)
    #expect(profile.birthDate?.description == "1988-05-17")
    #expect(profile.height == 174.5 && profile.goals.sleepHours == 7.5 && profile.goals.activeDays == 4)
    #expect(profile.homeZone == "Asia/Seoul" && profile.goals.weight == .lose && profile.firstWeekday == 6)
  }

  @Test func `invalid entries are reported and kept for correction`() {
    let (form, profile) = apply([
      "birthDate": "17.5.88", "sleepHours": "40", "zone": "Mars/Base", "activeDays": "9", "height": "tall",
    ])
    #expect(form.fields.errors.count == 5)
    #expect(form.fields["birthDate"] == "17.5.88")
    #expect(profile.homeZone == nil && profile.goals.activeDays == 5)
  }

  @Test func `an unchanged field keeps its stored value`() {
    var profile = Profile()
    profile.height = 171.25
    profile.goals.sleepHours = 7.75
    var (form, changed) = (SettingsForm(profile), profile)
    var posted = form.fields.values
    posted["stepsPerDay"] = "9000"
    form.apply(posted, to: &changed, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)) { $0 }
    #expect(changed.height == 171.25 && changed.goals.sleepHours == 7.75 && changed.goals.stepsPerDay == 9000)
  }

  @Test func `empty optional fields mean not set`() {
    let (form, profile) = apply(["birthDate": "", "height": " ", "sleepHours": "", "sex": ""])
    #expect(form.fields.errors.isEmpty)
    #expect(profile.birthDate == nil && profile.height == nil && profile.sex == nil)
  }

  @Test func `a home zone that is known cannot be emptied`() {
    for (home, errors) in [("Asia/Seoul", ["zone"]), (nil, [])] as [(String?, [String])] {
      var profile = Profile()
      profile.homeZone = home
      var form = SettingsForm(profile)
      form.apply(["zone": " "], to: &profile, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)) { $0 }
      #expect(form.fields.errors.keys.sorted() == errors && profile.homeZone == home)
      #expect(form.fields.errors["zone"]?.contains("can’t be empty") ?? true)
    }
  }

  /// The height in cm, and the returned text, if it is typed where feet and inches are usual.
  private func imperial(_ typed: String, stored: Double? = nil) -> (height: Double?, error: String?) {
    var profile = Profile()
    profile.height = stored
    var form = SettingsForm(profile, units: .imperial)
    form.apply(
      ["height": typed], to: &profile, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)
    ) { $0 }
    return (profile.height, form.fields.errors["height"])
  }

  @Test(arguments: [
    "5'9\"", "5'9", "5’9”", "5′ 9″", "5 ft 9 in", "5ft9", "69", "69 in", "69\"", "175.26 cm", "175.26",
    "5 feet 9 inches", "5 Feet 9", "5 foot 9 inch", "5 ft. 9 in.", "5'9''", "5피트 9인치", "69 inches",
  ]) func `a height is accepted as people write it`(typed: String) {
    let (height, error) = imperial(typed)
    #expect(error == nil && height.map { abs($0 - 175.26) < 0.001 } == true, "\(typed): \(height ?? 0)")
  }

  @Test(arguments: ["5'12\"", "9'9\"", "-5'9", "5'9'1", "tall", "5.5'1", "1'", "'"])
  func `an invalid height is answered with how to write one`(typed: String) {
    let (height, error) = imperial(typed)
    #expect(height == nil && error == "Enter a height from 1'8\" to 8'6\"")
  }

  @Test(arguments: ["69\"", "69 inches", "5 feet 9 inches", "175,26"])
  func `a named unit counts even where cm are usual`(typed: String) {
    let height = apply(["height": typed]).profile.height
    #expect(height.map { abs($0 - 175.26) < 0.001 } == true, "\(typed): \(height ?? 0)")
  }

  @Test func `a height is shown in feet and inches, and stays what it is in either system`() {
    var profile = Profile()
    profile.height = 171.25
    #expect(SettingsForm(profile, units: .imperial).fields["height"] == "5'7\"")
    #expect(SettingsForm(profile).fields["height"] == "171.3")
    for shown in ["5'7\"", "171.3"] { #expect(imperial(shown, stored: 171.25).height == 171.25) }
  }

  @Test func `a zone has the name of the zone database, however it is typed`() {
    var (form, profile) = (SettingsForm(Profile()), Profile())
    form.apply(["zone": "asia/seoul"], to: &profile, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)) {
      $0 == "asia/seoul" ? "Asia/Seoul" : nil
    }
    #expect(profile.homeZone == "Asia/Seoul")
  }
}

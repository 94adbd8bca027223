import DailveDomain
import DailveScores
import DailveViewModels
import Testing

@Suite struct SettingsFormTests {
  func apply(_ posted: [String: String]) -> (form: SettingsForm, profile: Profile) {
    var profile = Profile()
    var form = SettingsForm(profile)
    form.apply(posted, to: &profile, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)) {
      $0 == "Asia/Seoul"
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
    form.apply(posted, to: &changed, language: .en, today: CivilDay(year: 2026, month: 11, day: 21)) { _ in true }
    #expect(changed.height == 171.25 && changed.goals.sleepHours == 7.75 && changed.goals.stepsPerDay == 9000)
  }

  @Test func `empty optional fields mean not set`() {
    let (form, profile) = apply(["birthDate": "", "height": " ", "sleepHours": "", "sex": ""])
    #expect(form.fields.errors.isEmpty)
    #expect(profile.birthDate == nil && profile.height == nil && profile.sex == nil)
  }
}

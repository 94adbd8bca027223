import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// An activity is found by what people type.
@Suite struct ActivitySearchTests {
  @Test func `every name in both languages and every name of HealthKit's finds its activity`() {
    for activity in ActivityGroup.allActivities {
      #expect(ActivityNames.table[activity] != nil, "\(activity)")
      for language in Language.allCases {
        for text in [TypeName.activity(activity, .en), TypeName.activity(activity, .ko), activity] {
          #expect(ActivitySearch.answer(to: text, language) == .one(activity), "\(text) in \(language)")
        }
      }
    }
    #expect(ActivityNames.table.count == ActivityGroup.allActivities.count)
    #expect(ActivityNames.otherWords.keys.allSatisfy { ActivityNames.table[$0] != nil })
  }

  @Test(
    arguments: [
      ("run", "Running"), ("RUNNING", "Running"), ("  yoga ", "Yoga"), ("runing", "Running"), ("swiming", "Swimming"),
      ("bicicle", nil), ("hiit", "HighIntensityIntervalTraining"), ("jog", "Running"),
      ("gym", "TraditionalStrengthTraining"),
      ("stair stepper", "StairClimbing"), ("cross-country", "CrossCountrySkiing"),
      ("crosscountry skiing", "CrossCountrySkiing"),
      ("Yogá", "Yoga"), ("tennis", "Tennis"), ("volleybal", "Volleyball"), ("basktball", "Basketball"),
      ("달리기", "Running"), ("달리", "Running"), ("수여", "Swimming"), ("수영ㅈ", "Swimming"), ("ㄷㄹㄱ", "Running"),
      ("ㅈㅈㄱ", "Cycling"), ("헬스", "TraditionalStrengthTraining"), ("조깅", "Running"), ("필라테스", "Pilates"),
      ("필라태스", "Pilates"), ("베드민턴", "Badminton"), ("태권도", "MartialArts"), ("등ㅅ", "Hiking"),
    ] as [(String, String?)])
  func `a beginning, initials, other words and small mistakes find it`(text: String, activity: String?) {
    for language in Language.allCases {
      let answer = ActivitySearch.answer(to: text, language)
      #expect(answer == activity.map { .one($0) } ?? .none, "\(text) in \(language): \(answer)")
    }
  }

  @Test(arguments: ["evening", "Evening run", "저녁", "저녁 달리기", "evening 달리기"])
  func `a workout in the list is found by its title, in either language`(text: String) throws {
    let today = CivilDay(year: 2026, month: 11, day: 21)
    let store = InMemoryStore.workouts(today: today)
    for language in Language.allCases {
      let viewer = ViewerContext(language: language, units: .metric, day: today, clock: 1080)
      func names(_ text: String) throws -> [String] {
        try WorkoutListViewModel(viewer, WorkoutListQuery { $0 == .q ? text : nil }, from: store).content.months
          .flatMap(\.rows).map(\.name)
      }
      let run = language == .en ? "Evening run" : "저녁 달리기"
      #expect(try names(text).contains(run), "\(text)")
      #expect(try names("morning").isEmpty && names("아침").isEmpty)
    }
  }

  @Test func `syllables written in pieces are the same`() {
    let decomposed = "\u{1103}\u{1161}\u{11AF}\u{1105}\u{1175}\u{1100}\u{1175}"
    #expect(ActivitySearch.answer(to: decomposed, .ko) == .one("Running"))
    #expect(ActivitySearch.answer(to: "Yoga\u{301}", .en) == .one("Yoga"))
  }

  @Test(
    arguments: [
      ("ski", ["DownhillSkiing", "CrossCountrySkiing"]), ("dance w", nil),
      ("wheelchair", ["WheelchairWalkPace", "WheelchairRunPace"]),
      ("water", ["WaterFitness", "WaterPolo", "WaterSports"]), ("ㅂㄷ", nil),
    ] as [(String, [String]?)])
  func `an ambiguous text shows all its meanings`(text: String, activities: [String]?) {
    guard let activities else { return }
    #expect(ActivitySearch.answer(to: text, .en) == .several(activities), "\(text)")
  }

  @Test(arguments: ["", "   ", "!!!", "\u{0}", "qqqq", "xyzzy", "ㅋㅋㅋㅋ", "😀", "<script>"])
  func `a meaningless text finds nothing`(text: String) {
    for language in Language.allCases { #expect(ActivitySearch.answer(to: text, language) == .none, "\(text)") }
  }

  @Test func `any text has an answer within bounded time`() {
    var random = SeededGenerator(seed: 11)
    let letters = Array("abcdefgrun 달리기수영ㄱㄴㅏㅣé\u{301}\u{1100}\u{D7A3}0😀")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
      _ = ActivitySearch.answer(to: text, .ko)
    }
    // Nobody types this much; only the beginning is searched.
    _ = ActivitySearch.answer(to: String(repeating: "가", count: 1_000_000), .ko)
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("", "abc", 3), ("same", "same", 0), ("abcd", "acbd", 1),
  ])
  func `letters that differ are counted`(a: String, b: String, distance: Int) {
    let (left, right) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    #expect(EditDistance.distance(left, right, atMost: 5) == distance)
    #expect(EditDistance.distance(right, left, atMost: 5) == distance)
    #expect(EditDistance.distance(left, right, atMost: 0) == min(1, distance))
  }
}

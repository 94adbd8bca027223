import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels

@testable import DailveHTML

/// The material for tests of pages: one person, one day, one frame.
struct PageMaterial {
  let today = CivilDay(year: 2026, month: 11, day: 21)
  /// Four days ago, for pages of a past day.
  var pastDay: CivilDay { today - 4 }

  func viewer(_ language: Language = .en, _ clock: ClockStyle = .twentyFourHours, on day: CivilDay? = nil)
    -> ViewerContext
  {
    ViewerContext(
      language: language, units: .metric, day: day ?? today, clock: 432, today: today, clockStyle: clock)
  }

  func frame(_ language: Language = .en, _ current: Address? = .today, on day: CivilDay? = nil) -> PageFrame {
    PageFrame(
      language: language, theme: nil, day: day == nil ? today.description : "", styleURL: "/style.css",
      scriptURL: "/app.js", iconURL: "/icon.svg", current: current, pastDay: day?.description)
  }

  /// One element per line, so that differences are readable.
  func lines(_ html: [UInt8]) -> String {
    String(decoding: html, as: UTF8.self).split(separator: "><", omittingEmptySubsequences: false)
      .joined(separator: ">\n<") + "\n"
  }

  func person() -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    store.set(.steps, InMemoryStore.wave.map { 8000 + $0 * 300 }, today: today)
    store.set(.weight, [72, nil, 72.4], today: today - 4)
    return store
  }

  /// The same person with a painful knee, a healed back and a weekly run.
  func injured() -> InMemoryStore {
    var store = person()
    store.injuries = [
      Injury(id: "knee", part: .knee, side: .left, severity: .moderate, start: today - 11, end: nil, memo: "Stairs"),
      Injury(
        id: "back", part: .lowerBack, side: nil, severity: .minor, start: today - 60, end: today - 38, memo: ""),
    ]
    store.training = stride(from: 0, to: 56, by: 7).map { back in
      let start = Instant((today - back).number * 86_400 + 61_200)
      return Workout(
        activity: "Running", start: start, end: start + 2400, day: today - back, duration: 40, distance: 7000,
        energy: 480, averageHeartRate: 148, maximumHeartRate: 171, source: "Watch")
    }
    return store
  }

  var words: SourcePresenter { SourcePresenter(viewer(), timeline: ZoneTimeline(home: .utc)) }
}

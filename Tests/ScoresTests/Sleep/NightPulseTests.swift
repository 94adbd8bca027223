import DailveScores
import DailveTestSupport
import Testing

/// Range and signal of a night's heart rate, judged together.
@Suite struct NightPulseTests {
  private func history(_ rates: [Double]) -> OvernightHistory {
    OvernightHistory([
      .sleepingHeartRate: rates.enumerated().map { DayValue(day: CivilDay(number: $0.offset), value: $0.element) }
    ])
  }

  @Test func `a second night above the range is not called a single night`() {
    // The range follows the newest 28 nights, the signal the median of 60.
    let history = history([Double](repeating: 58, count: 32) + [Double](repeating: 52, count: 28) + [57, 57, 57])
    let pulses = (60...62).map { history.pulse(on: CivilDay(number: $0)) }
    #expect((60...62).allSatisfy { history.signal(on: CivilDay(number: $0)) == .green })
    #expect(pulses == [.raisedOnce, .high, .high] && !pulses.contains { $0.isRaised })
  }

  @Test func `a first night above the range is called a single night`() {
    let usual = [Double](repeating: 52, count: 40)
    #expect(history(usual + [60]).pulse(on: 40) == .raisedOnce)
    #expect(history(usual + [60, 52, 60]).pulse(on: 42) == .raisedOnce)
    #expect(history(usual + [60, 60]).pulse(on: 41) == .raised)
    #expect(history(usual + [40]).pulse(on: 40) == .lowered && history(usual).pulse(on: 40) == .unmeasured)
  }
}

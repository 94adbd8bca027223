import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutBarometerTests {
  private func detail(_ device: String?) -> WorkoutDetail {
    WorkoutDetail(
      activities: [], events: [], statistics: [], metadata: [], routePaths: [], locations: [], device: device)
  }

  private func described(_ hardware: String) -> String {
    "<<HKDevice: 0x3011f9a40>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:\(hardware), software:11.1>"
  }

  @Test(arguments: ["Watch3,1", "Watch6,2", "Watch7,12", "iPhone7,1", "iPhone8,1", "iPhone12,8", "iPhone17,3"])
  func `devices with a barometer are known`(hardware: String) { #expect(detail(described(hardware)).hasBarometer) }

  @Test(arguments: [
    "Watch1,2", "Watch2,4", "iPhone6,2", "iPhone8,4", "iPad14,1", "Watch", "Watch99999999999999999999,1", "",
  ])
  func `other names are not known origins`(hardware: String) { #expect(!detail(described(hardware)).hasBarometer) }

  @Test func `a workout without a device has none`() {
    #expect(!detail(nil).hasBarometer)
    #expect(!detail("Garmin Forerunner").hasBarometer)
  }

  /// Two kilometres over waves of two metres, which is less than satellites can measure and more than a barometer needs.
  @Test func `small hills count only if a barometer measured them`() {
    let fixes = (0...800).map { (step: Int) -> TrackFix in
      let up = (step / 40).isMultiple(of: 2) ? step % 40 : 40 - step % 40
      let place = Coordinate(latitude: 52 + Double(step) * 2.5 / 111_195, longitude: 13)
      return TrackFix(second: Double(step), place: place, altitude: 30 + Double(up) / 20)
    }
    func analysis(_ device: String?) -> WorkoutAnalysis {
      WorkoutAnalysis(
        WorkoutMaterial(
          activity: "Hiking", span: Instant(0)..<Instant(800), distance: 2000, detail: detail(device), fixes: fixes))
    }
    let (watch, unknown) = (analysis(described("Watch6,2")), analysis(nil))
    #expect(watch.ascentMethod == .barometer && (12...20).contains(watch.ascent ?? 0))
    #expect(unknown.ascentMethod == .smoothed && unknown.ascent == 0)
  }
}

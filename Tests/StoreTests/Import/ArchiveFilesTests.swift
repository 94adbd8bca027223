import DailveDomain
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Routes, electrocardiograms and clinical records beside the document.
@Suite struct ArchiveFilesTests {
  /// A folder with one workout that names two routes, and the first of them.
  func folder(exported: String = "2001-02-01T09:00:00Z") throws -> String {
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    export.add(
      raw: """
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="Watch" duration="30" durationUnit="min" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:30:00 +0100"><WorkoutRoute sourceName="Watch" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:30:00 +0100"><FileReference path="/workout-routes/a.gpx"/><FileReference path="/workout-routes/b.gpx"/></WorkoutRoute></Workout>
        """)
    let folder = try TemporaryFolder.make()
    try Data(export.xml.utf8).write(to: URL(filePath: folder + "/export.xml"))
    try FileManager.default.createDirectory(atPath: folder + "/workout-routes", withIntermediateDirectories: true)
    let route =
      "<gpx><metadata><time>\(exported)</time></metadata><trk><trkseg><trkpt lat=\"52\" lon=\"13\"/></trkseg></trk></gpx>"
    try Data(route.utf8).write(to: URL(filePath: folder + "/workout-routes/a.gpx"))
    return folder
  }

  @Test func `a missing route of a workout is a problem that names it`() throws {
    let report = try Importing.run(folder(), into: Importing.store(), zone: "Europe/Paris")
    let missing = report.problems.filter { $0.kind == .missingFile }
    #expect(missing.map(\.text) == ["b.gpx"] && missing.first?.byte != nil)
    #expect(!report.isUnderstood)
  }

  @Test func `importing the bare document after its archive loses none of the archive's files`() throws {
    let store = try Importing.store()
    let folder = try folder()
    try Importing.run(folder, into: store, zone: "Europe/Paris")
    let bare = try Importing.run(folder + "/export.xml", into: store)
    #expect(bare.changes.total.gone == 0)
    // A bare document is not expected to have files.
    #expect(!bare.problems.contains { $0.kind == .missingFile })
  }

  @Test func `a route is recognised in a later export, although it contains that export's date`() throws {
    let store = try Importing.store()
    try Importing.run(folder(), into: store, zone: "Europe/Paris")
    let later = try Importing.run(folder(exported: "2001-03-01T09:00:00Z"), into: store)
    #expect(later.changes.total.added == 0 && later.changes.total.gone == 0)
  }

  @Test func `new and known workouts are counted separately`() throws {
    let store = try Importing.store()
    let folder = try folder()
    let first = try Importing.run(folder, into: store, zone: "Europe/Paris")
    #expect(first.workouts == 1 && first.newWorkouts == 1)
    let second = try Importing.run(folder, into: store)
    #expect(second.workouts == 1 && second.newWorkouts == 0)
    #expect(first.repeated.newWorkouts == 0)
  }
}

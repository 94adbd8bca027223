import DailveDomain
import DailveScores
import DailveViewModels
import Testing

/// The outcome of an import, in words.
@Suite struct ReportPresenterTests {
  @Test func `new and known workouts are distinguished`() {
    var report = ImportReport()
    report.workouts = 12
    report.newWorkouts = 3
    #expect(ReportPresenter(.en).result(report).hasSuffix(". 3 new workout recordings, 9 already here"))
    report.newWorkouts = nil
    #expect(!ReportPresenter(.en).result(report).contains("workout"))
  }

  @Test func `two plain numbers are one sentence`() {
    var report = ImportReport()
    report.records.added = 779_831
    report.workouts = 430
    report.newWorkouts = 430
    #expect(ReportPresenter(.en).result(report) == "779,831 new readings and 430 new workout recordings")
    #expect(ReportPresenter(.ko).result(report) == "새 측정값 779,831개와 새 운동 기록 430개")
  }

  @Test func `the summary on Today is one line, and longer only if something went wrong`() {
    var report = ImportReport()
    report.homeZone = HomeZoneChoice(zone: "Europe/Madrid", basis: .records)
    #expect(ReportPresenter(.en).summary(report) == "There are no readings and no workouts in it")
    report.records.read = 5
    #expect(ReportPresenter(.en).summary(report) == "Nothing new in this export")
    report.workouts = 1
    #expect(ReportPresenter(.en).summary(report) == "1 new workout recording imported")
    report.records.added = 1234
    #expect(ReportPresenter(.en).summary(report) == "1,234 new readings imported")
    #expect(ReportPresenter(.ko).summary(report) == "새 측정값 1,234개를 가져왔어요")
    report.complete = false
    #expect(ReportPresenter(.en).summary(report).hasPrefix("1,234 new readings imported. The file ended early."))
  }

  @Test func `an older export after a newer one says that nothing is missing`() {
    var report = ImportReport()
    report.newerExport = .distantPast
    #expect(ReportPresenter(.en).result(report).hasSuffix("so nothing is missing."))
    #expect(ReportPresenter(.en).summary(report).hasPrefix("Nothing new in this export. This export was made before"))
    #expect(ReportPresenter(.ko).summary(report).hasSuffix("그대로 있어요."))
  }

  @Test func `differing readings of an older export are not said to count`() {
    var report = ImportReport()
    #expect(ReportPresenter(.en).changes(report) == nil)
    report.changes.add(ImportChanges.Count(added: 1, changed: 1), element: "Workout")
    #expect(ReportPresenter(.en).changes(report)?.contains("the new one counts") == true)
    report.newerExport = .distantPast
    #expect(ReportPresenter(.en).changes(report)?.contains("the newer reading counts") == true)
    #expect(ReportPresenter(.ko).changes(report)?.contains("나중 값") == true)
  }

  @Test(arguments: HomeZoneChoice.Basis.allCases)
  func `the home zone is named with its reason, unless it was known before`(basis: HomeZoneChoice.Basis) {
    var report = ImportReport()
    report.homeZone = HomeZoneChoice(zone: "Europe/Madrid", basis: basis)
    for language in Language.allCases {
      let text = ReportPresenter(language).zone(report)
      #expect((text == nil) == (basis == .known))
      #expect(text?.contains("Europe/Madrid") ?? true && text?.contains("import.zone") != true)
    }
  }

  @Test func `problems name types in words`() {
    var report = ImportReport()
    report.problems = [
      ImportProblem(kind: .unreadableValue, byte: nil, text: "HKQuantityTypeIdentifierDietaryVitaminB12"),
      ImportProblem(kind: .missingFile, byte: 12, text: "route_2001-01-02.gpx"),
    ]
    let texts = ReportPresenter(.en).problems(report)
    #expect(texts[0].hasSuffix(": Vitamin B12") && texts[1].hasSuffix(": route_2001-01-02.gpx (at position 12)"))
  }

  @Test func `problems contain no untranslated notes of the reader`() {
    var report = ImportReport()
    report.problems = [
      ImportProblem(kind: .malformedTag, byte: 12, text: "malformed tag"),
      ImportProblem(kind: .unknownEntity, byte: nil, text: "left as written"),
    ]
    #expect(ReportPresenter(.ko).problems(report) == ["읽을 수 없는 부분 (12번째 위치)", "알 수 없는 문자 코드(그대로 보관)"])
    #expect(
      ReportPresenter(.en).problems(report) == [
        "Unreadable passage (at position 12)", "Unknown character code, kept as written",
      ])
  }

  @Test func `a problem's cause is shown in the page's language, with its numbers`() {
    var report = ImportReport()
    report.problems = [
      ImportProblem(kind: .tooLarge, byte: nil, text: "route.gpx", cause: .largerThan(mebibytes: 64)),
      ImportProblem(kind: .ignoredFile, byte: nil, text: "", cause: .moreFiles(than: 1_000_000)),
      ImportProblem(kind: .ignoredFile, byte: nil, text: "shortcut", cause: .notAFile(kind: .link)),
      ImportProblem(kind: .longName, byte: 7, text: "", cause: .longField(name: .source), count: 2),
      ImportProblem(kind: .unreadableFile, byte: nil, text: "ecg.csv", cause: .damaged),
    ]
    #expect(
      ReportPresenter(.ko).problems(report) == [
        "이 컴퓨터를 보호하는 한도를 넘음: route.gpx, 64 MiB보다 큼",
        "내보내기에 속하지 않거나 같은 내용이 반복된 파일(가져오지 않음): 파일이 1,000,000개를 넘어 나머지는 확인하지 않음",
        "내보내기에 속하지 않거나 같은 내용이 반복된 파일(가져오지 않음): shortcut, 심볼릭 링크",
        "아주 긴 이름(표시할 때 줄임): 출처 (2회, 7번째 위치)", "읽을 수 없는 파일: ecg.csv, 손상됨",
      ])
    #expect(
      ReportPresenter(.en).problems(report)[0]
        == "Over a limit that protects this computer: route.gpx, larger than 64 MiB")
  }

  @Test func `a result mentions only counts above zero`() {
    var report = ImportReport()
    report.records.added = 1
    #expect(ReportPresenter(.en).result(report) == "1 new reading")
    report.records.added = 1234
    report.records.duplicate = 5
    report.records.skipped = 2
    #expect(ReportPresenter(.en).result(report) == "1,234 new readings, 5 already here, 2 skipped")
    report.complete = false
    #expect(
      ReportPresenter(.en).result(report)
        == "1,234 new readings, 5 already here, 2 skipped. The file ended early. Everything up to that point was imported."
    )
  }
}

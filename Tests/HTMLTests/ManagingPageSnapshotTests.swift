import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveHTML
@testable import DailveViewModels

/// Imports, sources, time zones, settings, and the pages without data.
@Suite struct ManagingPageSnapshotTests {
  let pages = PageMaterial()

  private func instant(_ day: CivilDay) -> Instant { Instant(day.number * 86_400 + 30_000) }

  private var sources: [SourcePresenter.Row] {
    pages.words.sources([
      ListedSource(
        id: 1, name: "Watch", evidence: SourceEvidence(.watch, isNamed: false), samples: 59_798,
        last: instant(pages.today), isOff: false, types: 16,
        workouts: 43),
      ListedSource(
        id: 2, name: "Old phone", evidence: SourceEvidence(.phone, isNamed: false), samples: 1200,
        last: instant(pages.today - 90), isOff: true, types: 1),
    ])
  }

  private var types: [SourcePresenter.Row] {
    pages.words.types([
      ListedType(
        type: Metric.steps.traits.type, samples: 59_798, first: instant(pages.today - 400), last: instant(pages.today),
        isOff: false, sources: [])
    ])
  }

  private var batch: StoredBatch {
    var report = ImportReport()
    report.records.added = 3
    report.changes.add(
      .init(added: 3, there: 40), type: "HKQuantityTypeIdentifierBodyMass", source: "Scale", month: "2026-11")
    return StoredBatch(
      id: 1, name: "export.zip", started: instant(pages.today), finished: instant(pages.today), exported: nil,
      undone: nil, report: report)
  }

  private func snapshot(_ html: [UInt8], _ name: String) throws { try expectSnapshot(pages.lines(html), named: name) }

  @Test func `imported data`() throws {
    let content = DataViewModel.Content(
      sizeText: "33 MB on this computer",
      batches: [
        .init(
          id: 1, name: "export.zip", dayText: "November 21, 2026", resultText: "3 new readings", isUndone: false,
          canUndo: true)
      ],
      days: [.init(name: "November 21, 2026", text: "iPhone · 24 deliveries, 3,214 new readings", path: "/day")],
      earlierPath: "/data?before=2026-10-22#deliveries")
    try snapshot(
      DataPage.html(content, state: ImportPanelState(), notice: nil, frame: pages.frame(.en, .data)), "data-en.html")
    try snapshot(
      BatchPage.html(BatchContent(batch, pages.words), notice: nil, frame: pages.frame(.en, .data)), "batch-en.html")
  }

  @Test func `backups, also while one is made and where none can be`() throws {
    let now = Instant(pages.today.number * 86_400 + 50_000)
    var viewer = ViewerContext(language: .en, units: .metric, day: pages.today, clock: 830)
    viewer.now = now
    let hourly = BackupName(taken: now - 900, kind: .hourly, isEncrypted: false)
    let undo = BackupName(taken: now - 90_000, kind: .undo, isEncrypted: true)
    let overview = BackupOverview(
      folder: "/home/ada/.local/share/dailve/backups",
      backups: [
        Backup(name: hourly, bytes: 482_000_000, proven: now - 880),
        Backup(name: undo, bytes: 8_400_000, proven: nil),
        Backup(
          name: BackupName(taken: now - 40 * 86_400, kind: .upgrade, isEncrypted: false), bytes: 1_000_000,
          proven: now, isCutOff: true),
      ])
    try snapshot(
      BackupsPage.html(BackupsContent(overview, work: nil, viewer), frame: pages.frame(.en, .settings)),
      "backups-en.html")
    viewer.language = .ko
    let failed = BackupOverview(
      folder: "/mnt/disk/dailve", backups: [],
      failure: .init(at: now - 60, problem: .noRoom(folder: "/mnt/disk", wanted: 500_000_000, free: 1_200_000)),
      gaveWay: (3, now - 7200), isEncrypting: true)
    try snapshot(
      BackupsPage.html(BackupsContent(failed, work: .making, viewer), frame: pages.frame(.ko, .settings)),
      "backups-failed-ko.html")
  }

  @Test func `if the backups are unknown, the page says so and lists none`() {
    let problem = BackupProblem.unreadableRecord(path: "/home/ada/backups.json", reason: "it is damaged")
    for (look, sentence) in [
      (BackupScan.failed(problem), "/home/ada/backups.json cannot be read"),
      (.unanswered, "The folder of the backups doesn’t answer."),
    ] {
      let content = BackupsContent(
        look, work: nil, ViewerContext(language: .en, units: .metric, day: pages.today, clock: 830))
      let html = String(
        decoding: BackupsPage.html(content, frame: pages.frame(.en, .settings)), as: UTF8.self)
      #expect(html.contains(sentence))
      #expect(!html.contains("id=\"list\""))
    }
  }

  @Test func `sources, one of them, and their order for a type`() throws {
    let frame = pages.frame(.en, .data)
    try snapshot(
      SourcesPage.sources(
        sources, devices: devices(), empty: pages.words.nothingImported, notice: nil, frame: frame), "sources-en.html")
    let source = try #require(sources.first)
    try snapshot(SourcePage.html(source, types: types, notice: nil, frame: frame), "source-en.html")
    let type = try #require(types.first)
    try snapshot(TypePage.html(type, sources: sources, notice: nil, frame: frame), "type-order-en.html")
  }

  private func devices(_ language: Language = .en) -> [DevicePresenter.Row] {
    let now = instant(pages.today)
    return DevicePresenter(pages.viewer(language), timeline: ZoneTimeline(home: .utc), now: now).rows([
      DeviceContact(
        DeviceToken(
          id: "a1", name: "iPhone", scopes: [.ingest], created: now - 20 * 86_400, expires: now + 70 * 86_400),
        arrivals: [.init(received: now - 3600, records: 7)]),
      DeviceContact(
        DeviceToken(id: "c3", name: "iPad", scopes: [.ingest], created: now - 40 * 86_400),
        arrivals: (6..<12).map { .init(received: now - $0 * 86_400, records: 7) }),
      DeviceContact(
        DeviceToken(
          id: "b2", name: "Old phone", scopes: [.ingest], created: now - 400 * 86_400, revoked: now - 86_400),
        arrivals: []),
    ])
  }

  /// The address for devices, open since noon.
  private func target(_ language: Language) -> DeviceAddressContent {
    let listener = DeviceListener(isOn: true, host: "192.168.1.20", port: 8421)
    let now = instant(pages.today)
    return DeviceAddressContent(
      DeviceListenerState(listener: listener, condition: .listening(since: now - 600)),
      DeviceAddressForm(listener, hosts: ["192.168.1.20"]), origins: ["http://192.168.1.20:8421"],
      lastReceived: now - 60, site: nil, pages.viewer(language))
  }

  @Test(arguments: Language.allCases)
  func `the address for devices says what it is, and what is wrong with it`(language: Language) throws {
    let frame = pages.frame(language, .settings)
    func page(_ content: DeviceAddressContent) -> String { pages.lines(DeviceAddressPage.html(content, frame: frame)) }
    var content = target(language)
    content.add([("192.168.1.20:8421", .ours), ("10.0.0.2:8421", .free)], language)
    let open = page(content)
    #expect(open.contains(language(.deviceAddressWorks, "192.168.1.20:8421")))
    #expect(open.contains(language(.deviceAddressNobody, "10.0.0.2:8421")))
    #expect(open.contains(language(.deviceAddressFirewall, "8421")) && open.contains(language[.deviceAddressPlain]))
    #expect(open.contains("value=\"off\"") && !open.contains("tailscale serve"))
    let behind = DeviceListener(isOn: true, host: "127.0.0.1", port: 9000)
    let failed = page(
      DeviceAddressContent(
        DeviceListenerState(listener: behind, condition: .failed(.taken)), DeviceAddressForm(behind, hosts: []),
        origins: nil, lastReceived: nil, site: "https://health.example.org", pages.viewer(language)))
    #expect(failed.contains(language(.deviceAddressTaken, "9000")) && failed.contains("tailscale serve 9000"))
    #expect(failed.contains(language(.deviceAddressSite, "https://health.example.org")))
    #expect(failed.contains(language[.deviceAddressNever]))
    let given = page(
      DeviceAddressContent(
        DeviceListenerState(listener: behind, given: "10.0.0.2:8421"), DeviceAddressForm(behind, hosts: []),
        origins: ["http://10.0.0.2:8421"], lastReceived: nil, site: nil, pages.viewer(language)))
    #expect(given.contains(language(.deviceAddressGiven, "10.0.0.2:8421")) && !given.contains("name=\"turn\""))
  }

  @Test(arguments: Language.allCases)
  func `connecting a device`(language: Language) throws {
    let frame = pages.frame(language, .data)
    let form = ConnectForm(way: .healthExport, address: "http://192.168.1.20:8421", device: "0123456789abcdef")
    try snapshot(
      ConnectPage.html(form, devices: devices(language), target: target(language), frame: frame),
      "connect-\(language).html")
    let device = try #require(devices(language).first)
    let address = try #require(DeviceAddress("http://192.168.1.20:8421"))
    let words = DevicePresenter(
      pages.viewer(language), timeline: ZoneTimeline(home: .utc), now: instant(pages.today))
    for way in ConnectWay.allCases {
      let content = DeviceContent(
        device, words.state(nil, nil),
        kinds: words.kinds([
          MetricArrival(
            type: "HKQuantityTypeIdentifierHeartRate", received: instant(pages.today), device: "a1",
            newest: instant(pages.today) - 600),
          MetricArrival(type: HealthType.workout, received: instant(pages.today - 3), device: "a1", newest: nil),
        ]), way: way, address: address, secret: "dlv_secret"
      ) { _ in QRMatrix(width: 2, isDark: [true, true, false, true]) }
      try snapshot(DevicePage.html(content, frame: frame), "device-\(way.rawValue)-\(language).html")
    }
  }

  @Test func `programs that read from a server with sign-in need a key, and find it there`() throws {
    let address = try #require(DeviceAddress("https://health.example.org"))
    let guide = ConnectGuide(
      .homeAssistant, address: address, secret: "dlv_secret", own: "https://health.example.org", needsKey: true)
    let sensor = try #require(guide.snippets.last)
    #expect(sensor.lead == .connectHomeAssistantOutKey && !sensor.text.contains("dlv_secret"))
    #expect(sensor.text.contains("resource: https://health.example.org/api/v1/today\n"))
    #expect(sensor.text.hasSuffix("\n    headers:\n      Authorization: \"Bearer dlv_…\""))
  }

  @Test func `copied examples work unchanged, and ask for moving days`() throws {
    let address = try #require(DeviceAddress("https://health.example.org"))
    let home = ConnectGuide(.homeAssistant, address: address, secret: nil).snippets
    // The template makes JSON even for an unavailable sensor.
    #expect(home.first?.text.contains(#""value": "{{ value }}""#) == true)
    let other = ConnectGuide(.other, address: address, secret: nil).snippets
    #expect(other.count == 2 && other.first?.text.contains("samples") == true)
    #expect(other.last?.text.contains("--data-binary @health.json") == true)
    let programs = ProgramGuide(origin: "https://health.example.org", needsKey: false).examples.map(\.text)
    #expect(!programs.contains { $0.contains("2026") })
    #expect(programs.contains { $0.contains("from=${__from:date:YYYY-MM-DD}&to=") })
  }

  @Test func `the page shows a device's readings and gaps`() {
    let words = DevicePresenter(pages.viewer(), timeline: ZoneTimeline(home: .utc), now: instant(pages.today))
    let head = DeliveryHead(received: instant(pages.today), token: "a1", sender: "iPhone", contentType: nil)
    func delivery(unknown: Int = 0, problem: String? = nil) -> Delivery {
      Delivery(id: "x", head: head, bytes: 10, batch: 7, records: 0, unknown: unknown, problem: problem, isKept: true)
    }
    var report = ImportReport()
    #expect(words.state(nil, nil).isWaiting)
    // A delivery without readings is not the same as none.
    let empty = words.state(delivery(), report)
    #expect(!empty.isWaiting && empty.text.hasPrefix("Received 8:20, without readings"), "\(empty.text)")
    report.records.added = 214
    let full = words.state(delivery(unknown: 1), report)
    #expect(full.text == "Received 8:20: 214 new readings" && full.path == "/data/batches/7", "\(full.text)")
    #expect(full.warning == "1 item was not understood and is kept.")
    #expect(
      words.state(delivery(problem: "odd"), report).text == "Received 8:20, but it couldn’t be read. It is kept.")
  }

  @Test func `the page lists a delivery's unknown parts and its workouts`() throws {
    func push(
      _ batch: Int, added: Int = 0, known: Int = 0, workouts: Int = 0, knownWorkouts: Int = 0, unknown: Int = 0,
      _ ending: ImportReport.Ending = .complete
    ) -> PushedBatch {
      PushedBatch(
        batch: batch, name: "iPhone", received: instant(pages.today) - batch, added: added, known: known,
        workouts: workouts, knownWorkouts: knownWorkouts, isUndone: false, unknown: unknown, ending: ending)
    }
    var store = pages.person()
    store.pushed = [
      push(1, added: 1, unknown: 1), push(2, unknown: 1), push(3, workouts: 2), push(4, knownWorkouts: 1),
      push(5, known: 3, unknown: 1, .unreadable), push(6, .cut), push(7),
    ]
    let day = try #require(try PushedDayViewModel(pages.viewer(), from: store, day: pages.today))
    #expect(
      day.rows.map(\.text) == [
        "1 new reading, 1 not understood", "1 not understood", "2 new workout recordings", "1 already here",
        "0 new readings, 3 already here, 1 not understood, the rest could not be read", "it ended early",
        "No readings",
      ])
    #expect(day.summary == "7 deliveries, 1 new reading, 2 new workout recordings, 3 not understood")
    #expect(try DataViewModel(pages.viewer(), from: store).content.days.map(\.text) == ["iPhone · " + day.summary])
  }

  @Test func `the deliveries of a day`() throws {
    var store = pages.person()
    store.pushed = [
      PushedBatch(batch: 3, name: "iPhone", received: instant(pages.today), added: 0, known: 0, isUndone: false),
      PushedBatch(batch: 2, name: "iPad", received: instant(pages.today) - 60, added: 5, known: 2, isUndone: true),
      PushedBatch(
        batch: 1, name: "iPhone", received: instant(pages.today) - 90, added: 1200, known: 7, isUndone: false),
      PushedBatch(batch: 0, name: "iPhone", received: instant(pages.today - 1), added: 9, known: 7, isUndone: false),
    ]
    let day = try #require(try PushedDayViewModel(pages.viewer(), from: store, day: pages.today))
    #expect(day.summary == "2 deliveries, 1,200 new readings")
    try snapshot(PushedDayPage.html(day, notice: nil, frame: pages.frame(.en, .data)), "pushed-day-en.html")
    #expect(try PushedDayViewModel(pages.viewer(), from: store, day: pages.today - 2) == nil)
    let data = try DataViewModel(pages.viewer(), from: store).content
    #expect(
      data.days.map(\.text) == [
        "iPhone, iPad · 2 deliveries, 1,200 new readings", "iPhone · 1 delivery, 9 new readings",
      ])
    #expect(data.earlierPath == nil)
  }

  @Test func `time zones, learnt and entered`() throws {
    let stays = pages.words.stays(
      [
        ZoneStay(id: nil, zone: "Asia/Seoul", start: instant(pages.today - 200), end: instant(pages.today - 190)),
        ZoneStay(id: 4, zone: "Asia/Tokyo", start: instant(pages.today - 20), end: instant(pages.today - 10)),
      ], rules: { _ in nil })
    let html = ZonesPage.html(
      (stays, "Europe/Berlin"), fields: FormFields(), problem: nil, notice: nil, frame: pages.frame(.en, .data))
    try snapshot(html, "zones-en.html")
    // The example stays visible while somebody types, and belongs to its field.
    let text = pages.lines(html)
    #expect(!text.contains("placeholder") && text.contains("aria-describedby=\"h-zone\""))
    #expect(text.contains("id=\"h-zone\">For example, Asia/Tokyo</p>"))
  }

  @Test func `our totals beside those of Apple`() throws {
    let content = SourcePresenter.AuditContent(
      result: "730 of 731 days agree within 1%", measures: ["Exercise (min): 730 of 731 days agree within 1%"],
      worst: [
        .init(
          day: "April 20, 2026", measure: "Exercise (min)", ours: "31", apple: "35", reason: "The day wasn’t over",
          sources: "Watch 31")
      ], empty: nil)
    try snapshot(AuditPage.html(content, frame: pages.frame(.en, .data)), "audit-en.html")
  }

  @Test(arguments: Language.allCases)
  func `reading with other programs`(language: Language) throws {
    let frame = pages.frame(language, .settings)
    let guide = ProgramGuide(origin: "https://health.example.org", needsKey: true)
    let key = DeviceToken(
      id: "0123456789abcdef", name: "Grafana", scopes: [.read], created: Instant(1_700_000_000),
      lastUsed: Instant(1_700_003_600))
    let viewer = pages.viewer(language)
    let rows = DevicePresenter(viewer, timeline: viewer.timeline, now: viewer.now).programs([key])
    try snapshot(
      ProgramsPage.html(guide, form: ProgramKeyForm(key: "0123456789abcdef"), keys: rows, frame: frame),
      "programs-\(language).html")
    try snapshot(
      ProgramsPage.html(
        ProgramGuide(origin: "http://127.0.0.1:8420", needsKey: false), form: nil, keys: [], frame: frame),
      "programs-free-\(language).html")
  }

  @Test func `settings`() throws {
    var profile = Profile()
    profile.birthDate = CivilDay(year: 1988, month: 5, day: 17)
    profile.homeZone = "Europe/Berlin"
    let display = SettingsPage.Display(language: "", theme: "dark", units: "metric", clock: "24")
    let html = SettingsPage.html(
      SettingsForm(profile), display: display, notice: nil,
      about: SettingsPage.About(
        version: "0.1.0 (68cc191ca2d7, 2025-01-31)", notice: "This version is 22 months old."),
      frame: pages.frame(.en, .settings))
    try snapshot(html, "settings-en.html")
    let text = pages.lines(html)
    #expect(!text.contains("placeholder") && text.contains("For example, Asia/Seoul"))
  }

  @Test func `pages without data`() throws {
    try snapshot(GalleryPage.html(GalleryContent(pages.viewer()), frame: pages.frame(.en, nil)), "gallery-en.html")
    try snapshot(
      ErrorPage.html("There’s nothing at this address.", isMissing: true, frame: pages.frame(.en, nil)), "error-en.html"
    )
  }

  @Test func `how the person gets in, and where they are signed in`() throws {
    let viewer = pages.viewer()
    var state = AccessState()
    let hash = PassphraseHash(salt: [], key: [1], rounds: 1, blockSize: 1, parallelism: 1)
    let here = SignInSession(id: "a1", hash: [1], browser: "Firefox, Linux", at: viewer.now - 86_400 * 3)
    state.apply(.setUp(hash, recovery: [[1], [2]], session: here))
    let there = SignInSession(id: "b2", hash: [2], browser: "Safari, iPhone", at: viewer.now - 86_400)
    state.apply(.signIn(there, replacing: nil, recovery: nil))
    let credential = PasskeyCredential(
      id: [10, 255], publicKey: [], counter: 0, isBackupEligible: true, isBackedUp: true, transports: [], model: [])
    let passkey = Passkey(
      credential: credential, user: [], name: "Phone <1>", created: viewer.now - 86_400 * 40,
      lastUsed: viewer.now - 3600)
    let content = SecurityContent(state, [passkey], of: here, obstacle: nil, at: viewer.now, viewer)
    try snapshot(SecurityPage.html(content, frame: pages.frame(.en, .settings)), "security-en.html")
    let bare = SecurityPage.html(
      SecurityContent(state, [], of: here, obstacle: .noName, at: viewer.now, viewer), problem: "x",
      frame: pages.frame(.ko, .settings))
    try snapshot(bare, "security-ko.html")
  }

  @Test func `signing in, and being asked again`() throws {
    var frame = pages.frame(.en, nil)
    frame.isForStranger = true
    try snapshot(
      SignInPage.html(SignInForm(next: "/sleep?days=30", offersPasskey: true), frame: frame), "sign-in-en.html")
    let again = SignInForm(
      next: "/connect", isConfirming: true, waiting: [("waits", "1"), ("name", "Tablet \"1\"")], offersPasskey: false,
      problem: "x")
    try snapshot(SignInPage.html(again, frame: frame), "sign-in-again-en.html")
  }
}

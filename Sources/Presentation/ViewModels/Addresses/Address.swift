public import DailveDomain
public import DailveScores

/// An address of the server, and the only type that prints and parses paths. Pages print addresses, routes are
/// registered by their patterns, and paths from outside are parsed here.
public struct Address: Sendable, Hashable, CustomStringConvertible {
  public let pattern: AddressPattern
  /// The value of the pattern's parameter, percent-decoded; `nil` for a pattern without one.
  public let id: String?

  private init(_ pattern: AddressPattern, _ id: String? = nil) {
    self.pattern = pattern
    self.id = id
  }

  /// Reads a path, without a query.
  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for pattern in AddressPattern.allCases {
      let pieces = pattern.rawValue.split(separator: "/", omittingEmptySubsequences: false)
      guard pieces.count == parts.count else { continue }
      var id: String?
      let fits = zip(pieces, parts).allSatisfy { piece, part in
        guard piece.hasPrefix(":") else { return piece == part }
        id = AddressText.decoded(part)
        return id.map { !$0.isEmpty && AddressText.encoded($0) == part } ?? false
      }
      if fits {
        self.init(pattern, id)
        return
      }
    }
    return nil
  }

  public var path: String {
    let text = pattern.rawValue
    guard let id, let open = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return text }
    let end = text.utf8[open...].firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
    return text[..<open] + AddressText.encoded(id) + text[end...]
  }

  public var description: String { path }

  /// The path with a query.
  ///
  /// - Parameters:
  ///   - query: Fields joined by "&", their values percent-encoded; may be empty.
  ///   - anchor: Fragment: the id of an element of the page.
  public func path(_ query: String, anchor: String? = nil) -> String {
    path + (query.isEmpty ? "" : "?\(query)") + (anchor.map { "#\($0)" } ?? "")
  }

  /// The same page for another day.
  public func path(on day: CivilDay) -> String { path("day=\(day)") }
}

extension Address {
  public static let today = Address(.today)
  public static let todayPins = Address(.todayPins)
  public static let connect = Address(.connect)
  public static let condition = Address(.condition)
  public static let conditionWhatIf = Address(.conditionWhatIf)
  public static let activity = Address(.activity)
  public static let workouts = Address(.workouts)
  public static let readinessWhatIf = Address(.readinessWhatIf)
  public static let records = Address(.records)
  public static let wellness = Address(.wellness)
  public static let wellnessScore = Address(.wellnessScore)
  public static let vitals = Address(.vitals)
  public static let browse = Address(.browse)
  /// The former address of Browse.
  public static let more = Address(.more)
  public static let sleep = Address(.sleep)
  public static let sleepWhatIf = Address(.sleepWhatIf)
  public static let body = Address(.body)
  public static let bodyNew = Address(.bodyNew)
  public static let bodyGoal = Address(.bodyGoal)
  public static let injuries = Address(.injuries)
  public static let injuryNew = Address(.injuryNew)
  public static let injuryBanner = Address(.injuryBanner)
  public static let workoutNew = Address(.workoutNew)
  public static let heartRateZones = Address(.heartRateZones)
  public static let readings = Address(.readings)
  public static let data = Address(.data)
  public static let audit = Address(.audit)
  public static let sources = Address(.sources)
  public static let dataTypes = Address(.dataTypes)
  public static let healthRecords = Address(.healthRecords)
  public static let electrocardiograms = Address(.electrocardiograms)
  public static let hearingTests = Address(.hearingTests)
  public static let clinicalRecords = Address(.clinicalRecords)
  public static let prescriptions = Address(.prescriptions)
  public static let statesOfMind = Address(.statesOfMind)
  public static let history = Address(.history)
  public static let zones = Address(.zones)
  public static let settings = Address(.settings)
  public static let programs = Address(.programs)
  public static let deviceAddress = Address(.deviceAddress)
  public static let deviceAddressTest = Address(.deviceAddressTest)
  public static let erase = Address(.erase)
  public static let backups = Address(.backups)
  public static let backupNow = Address(.backupNow)
  public static let backupRestore = Address(.backupRestore)
  public static let importing = Address(.importing)
  public static let importDemoPerson = Address(.importDemoPerson)
  public static let importConfirm = Address(.importConfirm)
  public static let importCancel = Address(.importCancel)
  public static let setUp = Address(.setUp)
  public static let signIn = Address(.signIn)
  public static let signInPasskey = Address(.signInPasskey)
  public static let security = Address(.security)
  public static let securityPassphrase = Address(.securityPassphrase)
  public static let securityForgetWithheld = Address(.securityForgetWithheld)
  public static let securityRecovery = Address(.securityRecovery)
  public static let passkeys = Address(.passkeys)
  public static let passkeyBegin = Address(.passkeyBegin)
  public static let signOut = Address(.signOut)
  public static let signOutEverywhere = Address(.signOutEverywhere)
  public static let gallery = Address(.gallery)
  public static let scorePreview = Address(.scorePreview)
  public static let manifest = Address(.manifest)
  public static let offline = Address(.offline)
  public static let sleepSeries = metric(.sleep)
  public static let exportCSV = Address(.export, TableFormat.csv.rawValue)
  public static let exportJSON = Address(.export, TableFormat.json.rawValue)

  /// - Parameter day: `YYYY-MM-DD`, the day on which the night ends.
  public static func nightSource(_ day: String) -> Address { Address(.nightSource, day) }
  public static func bodyEntry(_ id: String) -> Address { Address(.bodyEntry, id) }
  public static func bodyEntryDelete(_ id: String) -> Address { Address(.bodyEntryDelete, id) }
  /// - Parameter id: Identifies any recording of the workout.
  public static func workout(_ id: String) -> Address { Address(.workout, id) }
  public static func workoutGPX(_ id: String) -> Address { Address(.workoutGPX, id) }
  public static func workoutCSV(_ id: String) -> Address { Address(.workoutCSV, id) }
  public static func injury(_ id: String) -> Address { Address(.injury, id) }
  public static func injuryDelete(_ id: String) -> Address { Address(.injuryDelete, id) }
  public static func injuryClose(_ id: String) -> Address { Address(.injuryClose, id) }
  public static func injuryReopen(_ id: String) -> Address { Address(.injuryReopen, id) }
  /// - Parameter id: `Workout.id`; likewise below.
  public static func workoutEdit(_ id: String) -> Address { Address(.workoutEdit, id) }
  public static func workoutDelete(_ id: String) -> Address { Address(.workoutDelete, id) }
  public static func workoutRestore(_ id: String) -> Address { Address(.workoutRestore, id) }
  public static func workoutNote(_ id: String) -> Address { Address(.workoutNote, id) }
  public static func workoutJoin(_ id: String) -> Address { Address(.workoutJoin, id) }
  public static func workoutPart(_ id: String) -> Address { Address(.workoutPart, id) }
  /// - Parameter category: `BrowseCategory.rawValue`.
  static func browseCategory(_ category: String) -> Address { Address(.browseCategory, category) }
  public static func metric(_ metric: Metric) -> Address { Address(.metric, metric.rawValue) }
  /// - Parameter type: HealthKit identifier, or any other name of a type in an export.
  public static func type(_ type: String) -> Address { Address(.type, type) }
  public static func metricSamples(_ metric: Metric) -> Address { Address(.metricSamples, metric.rawValue) }
  public static func metricTable(_ metric: Metric) -> Address { Address(.metricTable, metric.rawValue) }
  public static func typeSamples(_ type: String) -> Address { Address(.typeSamples, type) }
  public static func typeTable(_ type: String) -> Address { Address(.typeTable, type) }
  public static func readingRemove(_ id: Int) -> Address { Address(.readingRemove, "\(id)") }
  public static func securitySessionEnd(_ id: String) -> Address { Address(.securitySessionEnd, id) }
  /// - Parameter id: The credential's id, in base64url.
  public static func passkeyName(_ id: String) -> Address { Address(.passkeyName, id) }
  public static func passkeyRemove(_ id: String) -> Address { Address(.passkeyRemove, id) }
  public static func batch(_ id: Int) -> Address { Address(.batch, "\(id)") }
  public static func batchReport(_ id: Int) -> Address { Address(.batchReport, "\(id)") }
  public static func batchUndo(_ id: Int) -> Address { Address(.batchUndo, "\(id)") }
  public static func batchReplay(_ id: Int) -> Address { Address(.batchReplay, "\(id)") }
  /// - Parameter day: The day on which the deliveries arrived.
  public static func pushedDay(_ day: CivilDay) -> Address { Address(.pushedDay, "\(day)") }
  /// - Parameter id: `DeviceToken.id`; likewise below.
  public static func connectDevice(_ id: String) -> Address { Address(.connectDevice, id) }
  public static func connectRevoke(_ id: String) -> Address { Address(.connectRevoke, id) }
  public static func connectTest(_ id: String) -> Address { Address(.connectTest, id) }
  public static func source(_ id: String) -> Address { Address(.source, id) }
  public static func dataType(_ type: String) -> Address { Address(.dataType, type) }
  public static func dataTypeSwitch(_ type: String) -> Address { Address(.dataTypeSwitch, type) }
  public static func dataTypeOrder(_ type: String) -> Address { Address(.dataTypeOrder, type) }
  /// - Parameter id: `RecordID` as text; likewise below.
  public static func electrocardiogram(_ id: String) -> Address { Address(.electrocardiogram, id) }
  public static func electrocardiogramFile(_ id: String) -> Address { Address(.electrocardiogramFile, id) }
  /// - Parameter name: `RecordTotal.name`.
  public static func otherRecords(_ name: String) -> Address { Address(.otherRecords, name) }
  public static func clinicalRecord(_ id: String) -> Address { Address(.clinicalRecord, id) }
  public static func clinicalRecordFile(_ id: String) -> Address { Address(.clinicalRecordFile, id) }
  /// - Parameter id: The id of an entry of any kind.
  public static func historyEntry(_ id: String) -> Address { Address(.historyEntry, id) }
  public static func historyRestore(_ id: String) -> Address { Address(.historyRestore, id) }
  public static func zoneRemove(_ id: Int) -> Address { Address(.zoneRemove, "\(id)") }
  /// Restores a deleted entry.
  public static func bodyEntryRestore(_ id: String) -> Address { Address(.bodyEntryRestore, id) }
  public static func injuryRestore(_ id: String) -> Address { Address(.injuryRestore, id) }
}

extension Address: Codable {
  public init(from decoder: any Decoder) throws {
    let path = try decoder.singleValueContainer().decode(String.self)
    guard let address = Address(path: path) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not an address"))
    }
    self = address
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

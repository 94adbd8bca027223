public import DailveScores

/// An electrocardiogram. Counterpart of `HKElectrocardiogram`.
public struct Electrocardiogram: Sendable, Equatable, Codable {
  /// The classification as written, in the phone's language.
  public var classification: String?
  public var recorded: Instant?
  /// Sampling rate in Hz.
  public var rate: Double
  /// Microvolts.
  public var voltages: [Double]
  /// Beats per minute, as the device computed them.
  public var averageHeartRate: Double?
  /// The symptoms that the person named, as written, in the phone's language.
  public var symptoms: String?
  /// The version of the software that classified the recording.
  public var softwareVersion: String?
  /// The model of the device: "Watch7,2".
  public var device: String?

  public init(
    classification: String?, recorded: Instant?, rate: Double, voltages: [Double], averageHeartRate: Double? = nil,
    symptoms: String? = nil, softwareVersion: String? = nil, device: String? = nil
  ) {
    self.classification = classification
    self.recorded = recorded
    self.rate = rate
    self.voltages = voltages
    self.averageHeartRate = averageHeartRate
    self.symptoms = symptoms
    self.softwareVersion = softwareVersion
    self.device = device
  }
}

/// A hearing test. Counterpart of `HKAudiogramSample`.
public struct Audiogram: Sendable, Equatable, Codable {
  public struct Point: Sendable, Equatable, Codable {
    /// Hz.
    public var frequency: Double
    /// Hearing level in dB HL.
    public var left: Double?
    public var right: Double?

    public init(frequency: Double, left: Double?, right: Double?) {
      self.frequency = frequency
      self.left = left
      self.right = right
    }
  }

  public var start: Instant?
  public var source: String
  public var points: [Point]

  public init(start: Instant?, source: String, points: [Point]) {
    self.start = start
    self.source = source
    self.points = points
  }
}

/// Glasses or contact lenses. Counterpart of `HKVisionPrescription`.
public struct VisionPrescription: Sendable, Equatable, Codable {
  /// "Glasses" or "Contacts".
  public var kind: String
  public var issued: Instant?
  public var expires: Instant?
  public var brand: String?
  /// Values by attribute name ("sphere", "axis", ...), with units as written.
  public var right: [String: String]
  public var left: [String: String]

  public init(
    kind: String, issued: Instant?, expires: Instant?, brand: String?, right: [String: String], left: [String: String]
  ) {
    self.kind = kind
    self.issued = issued
    self.expires = expires
    self.brand = brand
    self.right = right
    self.left = left
  }
}

/// A record from a clinic. Counterpart of `HKClinicalRecord`.
public struct ClinicalRecord: Sendable, Equatable, Codable {
  public var kind: String
  public var identifier: String?
  public var source: String
  public var received: Instant?
  public var fhirVersion: String?
  /// Path of its FHIR resource in the export.
  public var path: String?
  /// The FHIR resource as JSON, where the export has it.
  public var resource: String?

  public init(
    kind: String, identifier: String?, source: String, received: Instant?, fhirVersion: String?, path: String?,
    resource: String?
  ) {
    self.kind = kind
    self.identifier = identifier
    self.source = source
    self.received = received
    self.fhirVersion = fhirVersion
    self.path = path
    self.resource = resource
  }
}

/// The parts of a FHIR resource that name it (https://hl7.org/fhir/R4/resourcelist.html).
public struct ClinicalResource: Sendable, Equatable {
  /// The name that the clinic gave it: "LDL cholesterol".
  public var name: String?
  /// The resource type: "Observation".
  public var kind: String?
  /// The status as written: "final".
  public var status: String?
  /// The day or moment that it is about, as written: "2024-01-02", "2024".
  public var date: String?

  public init(name: String? = nil, kind: String? = nil, status: String? = nil, date: String? = nil) {
    self.name = name
    self.kind = kind
    self.status = status
    self.date = date
  }
}

/// How somebody felt. Counterpart of `HKStateOfMind`.
public struct StateOfMind: Sendable, Equatable {
  /// As written: "daily_mood".
  public var kind: String?
  /// From -1, very unpleasant, to 1, very pleasant.
  public var valence: Double?
  /// As written: "slightly_pleasant".
  public var classification: String?
  /// As written, in order: "calm".
  public var labels: [String]
  /// As written, in order: "work".
  public var associations: [String]

  public init(
    kind: String?, valence: Double?, classification: String?, labels: [String] = [], associations: [String] = []
  ) {
    self.kind = kind
    self.valence = valence
    self.classification = classification
    self.labels = labels
    self.associations = associations
  }
}

/// Readings that belong together: a blood pressure, a meal. Counterpart of `HKCorrelation`.
public struct Correlation: Sendable, Equatable, Codable {
  public struct Member: Sendable, Equatable, Codable {
    /// HealthKit identifier.
    public var type: String
    public var value: Double?
    public var unit: String?

    public init(type: String, value: Double?, unit: String?) {
      self.type = type
      self.value = value
      self.unit = unit
    }
  }

  public var type: String
  public var start: Instant?
  public var end: Instant?
  public var source: String
  public var members: [Member]
  public var metadata: [MetadataEntry]

  public init(
    type: String, start: Instant?, end: Instant?, source: String, members: [Member], metadata: [MetadataEntry]
  ) {
    self.type = type
    self.start = start
    self.end = end
    self.source = source
    self.members = members
    self.metadata = metadata
  }
}

/// One heartbeat of an HRV measurement. Counterpart of an element of `HKHeartbeatSeriesSample`.
public struct Heartbeat: Sendable, Equatable, Codable {
  /// Seconds after the start of the measurement.
  public var time: Double
  public var beatsPerMinute: Double

  public init(time: Double, beatsPerMinute: Double) {
    self.time = time
    self.beatsPerMinute = beatsPerMinute
  }
}

/// Apple's own totals of a day (the rings).
public struct ActivitySummary: Sendable, Equatable {
  public var day: CivilDay
  /// kcal.
  public var activeEnergy: Double?
  public var exerciseMinutes: Double?
  public var standHours: Double?

  public init(day: CivilDay, activeEnergy: Double?, exerciseMinutes: Double?, standHours: Double?) {
    self.day = day
    self.activeEnergy = activeEnergy
    self.exerciseMinutes = exerciseMinutes
    self.standHours = standHours
  }
}

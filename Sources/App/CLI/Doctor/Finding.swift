/// The result of one check by the doctor.
struct Finding: Encodable, Equatable {
  enum Subject: String, Encodable {
    case folder, disk, store, schema, content, privacy, zones, changes, port, deliveryPort = "delivery-port",
      certificate, access, key,
      device, deliveries, uploads, backups, peer, clock, version
  }

  var subject: Subject
  var isWell: Bool
  /// The observation.
  var text: String
  /// The suggested action; `nil` if none is needed.
  var advice: String?

  static func well(_ subject: Subject, _ text: String) -> Finding {
    Finding(subject: subject, isWell: true, text: text, advice: nil)
  }

  static func attention(_ subject: Subject, _ text: String, _ advice: String) -> Finding {
    Finding(subject: subject, isWell: false, text: text, advice: advice)
  }
}

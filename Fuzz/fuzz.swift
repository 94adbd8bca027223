// One libFuzzer target for everything that reads bytes from outside; the environment selects the reader. Fuzz/run builds it with the readers' own
// sources as one module, so that nothing in Sources has to be more accessible for it.

#if canImport(Glibc)
  import Glibc
#endif
import Foundation

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch target {
  case "archive": archive(bytes)
  case "document": document(bytes)
  case "dates": dates(bytes)
  case "numbers": numbers(bytes)
  case "clocks": _ = HeartbeatReader.seconds(String(decoding: bytes, as: UTF8.self))
  case "electrocardiogram": _ = ElectrocardiogramReader.read(bytes)
  case "route": analyse(WorkoutDetail(.empty), GPXReader.points(bytes))
  case "delivery": delivery(bytes)
  case "passkey": passkey(bytes)
  case "peer": peer(bytes)
  default: element(bytes)
  }
  return 0
}

private let target = ProcessInfo.processInfo.environment["TARGET"] ?? ""
private let path = "/tmp/dailve-fuzz-\(getpid())"

/// Runs the whole archive reader, beginning with the archive's directory.
private func archive(_ bytes: [UInt8]) {
  try? Data(bytes).write(to: URL(filePath: path))
  drain()
}

private func drain() {
  guard let reader = try? ExportReader(path: path) else { return }
  _ = reader.fingerprint
  while let chunk = try? reader.next() {
    for detail in chunk.details { _ = HeartbeatReader.beats(RecordDetail(decoding: detail)) }
    for element in chunk.kept { _ = ElementTree.parse(element.body.unpacked() ?? []) }
  }
}

/// Runs the scanner and the record reader from memory, without a file.
private func document(_ bytes: [UInt8]) {
  let text = Array("<HealthData locale=\"en\">".utf8) + bytes
  var rows = 0
  let reader = HealthDocumentReader(MemoryStream(text), baseBytes: 0, totalBytes: text.count) { chunk in
    rows += chunk.rows.count
    return true
  }
  _ = try? reader.run()
  precondition(reader.summary.records >= 0 && rows <= text.count)
}

private func dates(_ bytes: [UInt8]) {
  guard let instant = TextValue.instant(String(decoding: bytes, as: UTF8.self)) else { return }
  // A parsed date lies in the years 1 to 9999.
  precondition((-62_135_683_200...253_402_387_199).contains(instant.seconds))
}

private func numbers(_ bytes: [UInt8]) {
  guard let value = TextValue.number(String(decoding: bytes, as: UTF8.self)) else { return }
  precondition(value.isFinite)
  precondition(TextValue.number(NumberScanner.shortest(value)) == value)
}

/// The analysis of any route and workout element must be finite and storable.
private func analyse(_ detail: WorkoutDetail, _ route: [RoutePoint]) {
  let times = route.compactMap(\.time)
  guard let start = times.min() ?? detail.events.compactMap(\.date).min() else { return }
  let end = min(max(start, times.max() ?? start), start + 2 * 86_400)
  let analysis = WorkoutAnalysis(
    WorkoutMaterial(activity: "Running", span: start..<end, distance: 5000, detail: detail, fixes: route.compactMap(TrackFix.init)))
  precondition((try? JSONEncoder().encode(analysis)) != nil)
}

/// An element that was made well-formed once must not change when it is made well-formed again, and its readers must survive it.
private func element(_ bytes: [UInt8]) {
  let written = WellFormed.element(bytes)
  precondition(WellFormed.element(written) == written)
  if let tree = ElementTree.parse(bytes) {
    let detail = WorkoutDetail(tree)
    analyse(detail, detail.locations)
    _ = Audiogram(tree)
    _ = VisionPrescription(tree)
    _ = Correlation(tree)
    _ = ClinicalRecord(tree, resource: { _ in nil })
  }
}

/// Reads in blocks whose size the first byte gives; the size must not change the rows.
private func delivery(_ bytes: [UInt8]) {
  let whole = rows(bytes, block: 1 << 16)
  precondition(rows(bytes, block: 1 + Int(bytes.first ?? 0)) == whole)
}

private final class Blocks: PushBody {
  private var rest: ArraySlice<UInt8>
  private let size: Int

  init(_ bytes: [UInt8], _ size: Int) { (rest, self.size) = (bytes[...], size) }

  func read() -> [UInt8] {
    defer { rest = rest.dropFirst(size) }
    return Array(rest.prefix(size))
  }
}

private func rows(_ bytes: [UInt8], block: Int) -> [SampleRow] {
  let reader = PushReader(
    open: { Blocks(bytes, block) }, sender: "", received: Instant(1_000_000_000), contentType: nil,
    zone: ZoneTimeline(home: .utc))
  var rows: [SampleRow] = []
  while let chunk = try? reader.next() {
    precondition(chunk.rows.count <= 8192)
    rows += chunk.rows
    for workout in chunk.workouts { analyse(workout.detail, []) }
    for file in chunk.files { _ = GPXReader.points(Inflater.unpack(file.content, size: file.size, atMost: PackedText.longest) ?? []) }
  }
  return rows
}

/// Tries the bytes in every place where a browser could have sent them.
private func passkey(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  precondition(Base64URL.bytes(Base64URL.text(bytes)) == bytes)
  if let decoded = Base64URL.bytes(text) { precondition(Base64URL.text(decoded) == text) }
  _ = try? ClientData(json: bytes)
  _ = try? CredentialPublicKey(cose: bytes)
  register(bytes)
  // Here the bytes are the attestation object of an otherwise valid answer.
  register(message(kind: "create", "attestationObject", bytes))
  verify(bytes)
  verify(message(kind: "get", "authenticatorData", bytes))
}

private let party = RelyingParty(id: "", name: "", origins: ["a"])

private func verify(_ json: [UInt8]) {
  let credential = Credential(
    id: [1], publicKey: key, counter: 1, isBackupEligible: false, isBackedUp: false, transports: [], model: [])
  guard let response = try? AssertionResponse(json: json),
    let kept = try? party.verify(response, challenge: [0], credential: credential, user: [2])
  else { return }
  precondition(kept.counter > 1)
}

private func register(_ json: [UInt8]) {
  guard let response = try? RegistrationResponse(json: json),
    let credential = try? party.register(response, challenge: [0])
  else { return }
  precondition((1...1023).contains(credential.id.count) && credential.model.count == 16)
  precondition((try? CredentialPublicKey(cose: credential.publicKey)) != nil)
}

private func message(kind: String, _ member: String, _ bytes: [UInt8]) -> [UInt8] {
  let client = "{\"type\":\"webauthn.\(kind)\",\"challenge\":\"AA\",\"origin\":\"a\"}"
  let response = [
    "clientDataJSON": Base64URL.text(client.utf8), member: Base64URL.text(bytes), "signature": "", "userHandle": "Ag",
  ]
  let whole: [String: Any] = ["id": "AQ", "rawId": "AQ", "type": "public-key", "response": response]
  return (try? JSONSerialization.data(withJSONObject: whole)).map { Array($0) } ?? []
}

private let key: [UInt8] = [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32] + Array(repeating: 7, count: 32)

/// Tries the bytes as they are and again behind a valid checksum. A message that parses must parse as the same once it is written again.
private func peer(_ bytes: [UInt8]) {
  let sealed = PeerFrame.seal { writer in for byte in bytes { writer.put(byte: byte) } }
  for message in [bytes, sealed] {
    if let request = try? PeerRequest(message) { precondition((try? PeerRequest(request.bytes)) == request) }
    if let answer = try? PeerAnswer(message) { precondition((try? PeerAnswer(answer.bytes)) == answer) }
  }
}

internal import DailveDomain
internal import DailveSync
internal import GRDB

/// Collects data for another store until the parcel is full.
final class ParcelBuilder {
  private let db: Database
  private let names: PeerNames
  private(set) var parcel = PeerParcel()
  private var bytes = 0
  private var owners: [Int: Int] = [:]
  private var types: [Int: Int] = [:]
  private var origins: [Int: Int] = [:]
  private var details: [Int: Int] = [:]
  private var texts: [String: Int] = [:]
  private let detail: RawStatement

  init(_ db: Database, _ names: PeerNames) throws {
    self.db = db
    self.names = names
    detail = try RawStatement(db, "SELECT body FROM detail WHERE id = ?")
  }

  var isFull: Bool { bytes >= PeerLimits.fullParcel || parcel.count >= PeerLimits.mostThings }

  func close() { parcel.isCut = true }

  /// - Returns: `nil` for an undone batch.
  func owner(_ batch: Int) -> Int? {
    if let known = owners[batch] { return known }
    guard let name = names.batches[batch] else { return nil }
    owners[batch] = parcel.owners.count
    parcel.owners.append(name.identity)
    return owners[batch]
  }

  func origin(_ number: Int) -> Int? {
    if let known = origins[number] { return known }
    guard let origin = names.origins[number] else { return nil }
    origins[number] = parcel.origins.count
    parcel.origins.append(origin)
    bytes += 64
    return origins[number]
  }

  private func type(_ number: Int) -> Int {
    if let known = types[number] { return known }
    types[number] = parcel.types.count
    parcel.types.append(names.types[number] ?? "")
    return types[number] ?? 0
  }

  private func detail(_ number: Int) throws -> Int {
    if number == 0 { return -1 }
    if let known = details[number] { return known }
    detail.bind(number, at: 1)
    defer { detail.reset() }
    guard try detail.step() else { return -1 }
    let body = detail.blob(0)
    bytes += body.count
    details[number] = parcel.details.count
    parcel.details.append(body)
    return details[number] ?? -1
  }

  private func text(_ text: String) -> Int {
    if let known = texts[text] { return known }
    texts[text] = parcel.texts.count
    parcel.texts.append(text)
    bytes += text.utf8.count
    return texts[text] ?? -1
  }

  /// - Parameter batch: The batch that the sample belongs to, or that supersedes it.
  func sample(_ key: SampleKey, batch: Int, isNested: Bool) throws -> PeerSample? {
    guard let owner = owner(batch), let origin = origin(key.origin) else { return nil }
    var sample = PeerSample(
      type: type(key.type), origin: origin, owner: owner, detail: try detail(key.detail), text: -1, start: key.start,
      duration: key.duration, created: key.created, value: 0, isNested: isNested)
    switch key.value {
    case .number(let number): sample.value = number
    case .text(let string): sample.text = text(string)
    }
    bytes += 12
    // A sample whose value is not finite, or whose time is outside any calendar, stays here: the other store would
    // refuse the whole message.
    return sample.isPlausible ? sample : nil
  }

  func add(_ key: SampleKey, batch: Int) throws {
    if let sample = try sample(key, batch: batch, isNested: names.isNested(key)) { parcel.samples.append(sample) }
  }

  func addSuperseded(_ key: SampleKey, by batch: Int) throws {
    if let sample = try sample(key, batch: batch, isNested: false) { parcel.superseded.append(sample) }
  }

  func add(_ element: PeerElement) {
    parcel.elements.append(element)
    bytes += element.body.count + 100
  }

  func add(_ batch: PeerBatch) {
    guard batch.isPlausible else { return }
    parcel.batches.append(batch)
    bytes += 300 + (batch.report?.utf8.count ?? 0) + 8 * batch.heldElements.count + 30 * batch.stays.count
  }

  func add(_ delivery: PeerDelivery) {
    guard delivery.isPlausible else { return }
    parcel.deliveries.append(delivery)
    bytes += 200 + delivery.head.utf8.count
  }

  func add(_ part: PeerBodyPart) {
    parcel.bodies.append(part)
    bytes += part.bytes.count
  }
}

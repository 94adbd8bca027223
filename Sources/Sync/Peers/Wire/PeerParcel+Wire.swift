internal import DailveDomain

/// Encodes parcels as bytes.
extension PeerParcel {
  func write(to writer: inout WireWriter) {
    writer.put(byte: isCut ? 1 : 0)
    writer.put(owners) { $0.put($1) }
    writer.put(types) { $0.put($1) }
    writer.put(origins) { writer, origin in
      writer.put(origin.source)
      for text in [origin.version, origin.device, origin.unit, origin.word, origin.zone] { writer.put(text) }
      writer.put(origin.pushed)
    }
    writer.put(details) { $0.put($1) }
    writer.put(texts) { $0.put($1) }
    writer.put(batches) { $1.write(to: &$0) }
    PeerSample.write(samples, to: &writer)
    writer.put(elements) { $1.write(to: &$0) }
    PeerSample.write(superseded, to: &writer)
    writer.put(deliveries) { $1.write(to: &$0) }
    writer.put(bodies) { writer, body in
      writer.put(body.fingerprint)
      writer.put(body.part)
      writer.put(body.bytes)
    }
  }

  init(_ reader: inout WireReader) throws(WireDamage) {
    let most = PeerLimits.mostThings
    let names = PeerLimits.mostNames
    func text(_ reader: inout WireReader) throws(WireDamage) -> String { try reader.text() }
    isCut = try reader.flag()
    owners = try reader.list(atMost: names, text)
    types = try reader.list(atMost: names, text)
    origins = try reader.list(atMost: names, of: 7) { reader throws(WireDamage) in try PeerOrigin(&reader) }
    details = try reader.list(atMost: most) { reader throws(WireDamage) in
      try reader.content(atMost: PeerLimits.mostBytes)
    }
    texts = try reader.list(atMost: most, text)
    batches = try reader.list(atMost: most, of: 16) { reader throws(WireDamage) in try PeerBatch(&reader) }
    samples = try PeerSample.read(&reader, in: self)
    let (owned, named) = (owners.count, origins.count)
    elements = try reader.list(atMost: most, of: 12) { reader throws(WireDamage) in
      let element = try PeerElement(&reader)
      guard element.owner < owned else { throw WireDamage() }
      if case .workout(let workout) = element.content, workout.origin >= named { throw WireDamage() }
      return element
    }
    superseded = try PeerSample.read(&reader, in: self)
    deliveries = try reader.list(atMost: most, of: 12) { reader throws(WireDamage) in try PeerDelivery(&reader) }
    bodies = try reader.list(atMost: most, of: 3) { reader throws(WireDamage) in
      PeerBodyPart(
        fingerprint: try reader.text(), part: try reader.number(),
        bytes: try reader.content(atMost: PeerLimits.mostBytes))
    }
  }
}

extension PeerOrigin {
  init(_ reader: inout WireReader) throws(WireDamage) {
    self.init(
      source: try reader.text(), version: try reader.optionalText(), device: try reader.optionalText(),
      unit: try reader.optionalText(), word: try reader.optionalText(), zone: try reader.optionalText(),
      pushed: try reader.optionalNumber())
  }
}

extension PeerBatch {
  func write(to writer: inout WireWriter) {
    for text in [identity, kind, name] { writer.put(text) }
    writer.put(started)
    writer.put(finished)
    writer.put(exported)
    writer.put(undone)
    for text in [fingerprint, report, locale] { writer.put(text) }
    writer.put(zoneOffset)
    writer.put(horizon)
    writer.put(characteristics) { $0.put($1) }
    writer.put(stays) { writer, stay in
      writer.put(stay.start)
      writer.put(stay.stop)
      writer.put(stay.zone)
    }
    writer.put(arrivals) { writer, arrival in
      writer.put(arrival.type)
      writer.put(arrival.received)
    }
    writer.put(heldElements) { $0.put(whole: $1) }
  }

  init(_ reader: inout WireReader) throws(WireDamage) {
    let most = PeerLimits.mostThings
    self.init(
      identity: try reader.text(), kind: try reader.text(), name: try reader.text(), started: try reader.number(),
      finished: try reader.number())
    exported = try reader.optionalNumber()
    undone = try reader.optionalNumber()
    fingerprint = try reader.optionalText()
    report = try reader.optional { reader throws(WireDamage) in try reader.text(atMost: PeerLimits.mostBytes) }
    locale = try reader.optionalText()
    zoneOffset = try reader.optionalNumber()
    horizon = try reader.optionalNumber()
    characteristics = try reader.list(atMost: most) { reader throws(WireDamage) in try reader.text() }
    stays = try reader.list(atMost: most, of: 3) { reader throws(WireDamage) in
      Stay(start: try reader.number(), stop: try reader.number(), zone: try reader.text())
    }
    arrivals = try reader.list(atMost: most, of: 2) { reader throws(WireDamage) in
      Arrival(type: try reader.text(), received: try reader.number())
    }
    heldElements = try reader.list(atMost: PeerLimits.mostDigests, of: 8) { reader throws(WireDamage) in
      try reader.whole()
    }
    guard isPlausible else { throw WireDamage() }
  }

  /// True if all instants lie within a calendar; a message with any other is refused as a whole.
  package var isPlausible: Bool {
    let instants =
      [started, finished, exported, undone, horizon].compactMap { $0 } + stays.flatMap { [$0.start, $0.stop] }
    return EntryID.isValid(identity) && characteristics.count.isMultiple(of: 2)
      && instants.allSatisfy { $0.magnitude < 1 << 42 } && (zoneOffset ?? 0).magnitude < 200_000
  }
}

extension PeerElement {
  func write(to writer: inout WireWriter) {
    switch content {
    case .workout(let workout):
      writer.put(byte: 0)
      workout.write(to: &writer)
    case .summary(let day, let energy, let exercise, let stand):
      writer.put(byte: 1)
      writer.put(day)
      for value in [energy, exercise, stand] { writer.put(value) }
    case .kept(let name, let start):
      writer.put(byte: 2)
      writer.put(name)
      writer.put(start)
    case .file(let kind, let name):
      writer.put(byte: 3)
      writer.put(kind)
      writer.put(name)
    }
    writer.put(whole: identity)
    writer.put(count: owner)
    writer.put(count: size)
    writer.put(body)
  }

  init(_ reader: inout WireReader) throws(WireDamage) {
    switch try reader.byte() {
    case 0: content = .workout(try PeerWorkout(&reader))
    case 1:
      content = .summary(
        day: try reader.number(), energy: try reader.optionalDouble(), exercise: try reader.optionalDouble(),
        stand: try reader.optionalDouble())
    case 2: content = .kept(name: try reader.text(), start: try reader.optionalNumber())
    case 3: content = .file(kind: try reader.text(), name: try reader.text())
    default: throw WireDamage()
    }
    guard content.isPlausible else { throw WireDamage() }
    identity = try reader.whole()
    owner = try reader.number(below: PeerLimits.mostNames)
    size = try reader.number(below: 1 << 40)
    body = try reader.content(atMost: PeerLimits.mostBytes)
  }
}

extension PeerElement.Content {
  /// True if days and instants lie within a calendar and numbers are finite; a message with any other is refused as a whole.
  package var isPlausible: Bool {
    switch self {
    case .workout(let workout):
      workout.start.magnitude < 1 << 42 && workout.stop.magnitude < 1 << 42 && workout.routes.magnitude < 1 << 20
        && [workout.duration, workout.distance, workout.energy, workout.average, workout.maximum].allSatisfy {
          $0?.isFinite ?? true
        }
    case .summary(let day, let energy, let exercise, let stand):
      day.magnitude < 1 << 22 && [energy, exercise, stand].allSatisfy { $0?.isFinite ?? true }
    case .kept(_, let start): (start ?? 0).magnitude < 1 << 42
    case .file: true
    }
  }
}

extension PeerWorkout {
  fileprivate func write(to writer: inout WireWriter) {
    writer.put(activity)
    writer.put(start)
    writer.put(stop)
    writer.put(duration)
    for value in [distance, energy, average, maximum] { writer.put(value) }
    writer.put(routes)
    writer.put(count: origin)
    writer.put(byte: isPushed ? 1 : 0)
    writer.put(pushedID)
    writer.put(byte: namesSource ? 1 : 0)
  }

  fileprivate init(_ reader: inout WireReader) throws(WireDamage) {
    self.init(
      activity: try reader.text(), start: try reader.number(), stop: try reader.number(),
      duration: try reader.double(), distance: try reader.optionalDouble(), energy: try reader.optionalDouble(),
      average: try reader.optionalDouble(), maximum: try reader.optionalDouble(), routes: try reader.number(),
      origin: try reader.number(below: PeerLimits.mostNames), isPushed: try reader.flag(),
      pushedID: try reader.optionalText(), namesSource: try reader.flag())
  }
}

extension PeerDelivery {
  func write(to writer: inout WireWriter) {
    writer.put(id)
    writer.put(received)
    writer.put(token)
    writer.put(head)
    writer.put(size)
    writer.put(packed)
    writer.put(fingerprint)
    writer.put(batch)
    writer.put(version)
    writer.put(unknown)
    writer.put(problem)
    writer.put(records)
  }

  init(_ reader: inout WireReader) throws(WireDamage) {
    self.init(
      id: try reader.text(), received: try reader.number(), token: try reader.optionalText(), head: try reader.text(),
      size: try reader.number(), packed: try reader.number(), fingerprint: try reader.text(),
      batch: try reader.optionalText(), version: try reader.number(), unknown: try reader.number(),
      problem: try reader.optionalText(), records: try reader.number())
    guard isPlausible else { throw WireDamage() }
  }

  /// True if the name and the numbers can be those of a delivery; a message with any other is refused as a whole. The
  /// name appears in suggested commands.
  package var isPlausible: Bool {
    let isName = (1...64).contains(id.utf8.count) && id.utf8.allSatisfy(Self.characters.contains)
    return isName
      && [received, size, packed, version, unknown, records].allSatisfy { $0.magnitude < 1 << 42 }
  }

  private static let characters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.:_-".utf8)
}

internal import DailveDomain
internal import DailveScores

/// What one store asks of another. Sent: never change a raw value.
package enum PeerRequest: Sendable, Equatable {
  case greet(PeerGreeting)
  /// The places of some groups.
  case outline([Int])
  /// The digests of what some places hold.
  case digests([PeerPlace])
  case parcel([PeerWant])
  /// - Parameter sender: `PeerGreeting.device`.
  case take(PeerParcel, sender: String)
}

package enum PeerAnswer: Sendable, Equatable {
  case greeting(PeerGreeting)
  case outline(PeerOutline)
  case digests([[UInt64]])
  case parcel(PeerParcel)
  case receipt(PeerReceipt)
}

/// The frame around a message: a mark, the dialect, and a checksum, by which one that was cut off or changed on the way is known.
package enum PeerFrame {
  private static let mark: [UInt8] = Array("DLVP".utf8)
  private static let head = mark.count + 1
  private static let tail = 8

  package static func seal(_ write: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = WireWriter()
    for byte in mark { writer.put(byte: byte) }
    writer.put(byte: UInt8(truncatingIfNeeded: PeerGreeting.dialect))
    write(&writer)
    writer.put(whole: checksum(writer.bytes, writer.bytes.count))
    return writer.bytes
  }

  /// - Throws: `PeerTrouble.otherDialect` for a message of another version, `PeerTrouble.damaged` for what is none.
  static func open(_ bytes: [UInt8]) throws -> WireReader {
    guard bytes.count >= head + tail, Array(bytes.prefix(mark.count)) == mark else { throw PeerTrouble.damaged }
    guard bytes[mark.count] == UInt8(truncatingIfNeeded: PeerGreeting.dialect) else { throw PeerTrouble.otherDialect }
    var end = WireReader(bytes, from: bytes.count - tail)
    guard try end.whole() == checksum(bytes, bytes.count - tail) else { throw PeerTrouble.damaged }
    return WireReader(bytes, from: head, to: bytes.count - tail)
  }

  /// Eight bytes at a time: messages have megabytes.
  private static func checksum(_ bytes: [UInt8], _ count: Int) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)
    var index = 0
    while index + 8 <= count {
      var word: UInt64 = 0
      for offset in 0..<8 { word |= UInt64(bytes[index + offset]) << UInt64(8 * offset) }
      let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
      index += 8
    }
    return state ^ FNV1a.hash(bytes[index..<count])
  }
}

extension PeerRequest {
  package var bytes: [UInt8] {
    PeerFrame.seal { writer in
      switch self {
      case .greet(let greeting):
        writer.put(byte: 1)
        greeting.write(to: &writer)
      case .outline(let groups):
        writer.put(byte: 2)
        writer.put(groups) { $0.put(count: $1) }
      case .digests(let places):
        writer.put(byte: 3)
        PlaceTable(places).write(to: &writer)
      case .parcel(let wants):
        writer.put(byte: 4)
        PlaceTable(wants.map(\.place)).write(to: &writer)
        for want in wants { writer.put(want.digests) { $0.put($1) { $0.put(whole: $1) } } }
      case .take(let parcel, let sender):
        writer.put(byte: 5)
        writer.put(sender)
        parcel.write(to: &writer)
      }
    }
  }

  /// - Throws: `PeerTrouble`.
  package init(_ bytes: [UInt8]) throws {
    var reader = try PeerFrame.open(bytes)
    do {
      switch try reader.byte() {
      case 1: self = .greet(try PeerGreeting(&reader))
      case 2:
        self = .outline(
          try reader.list(atMost: PeerOutline.groups) { reader throws(WireDamage) in
            try reader.number(below: PeerOutline.groups)
          })
      case 3: self = .digests(try PlaceTable.read(&reader))
      case 4:
        var wants: [PeerWant] = []
        for place in try PlaceTable.read(&reader) { wants.append(PeerWant(place, try reader.wanted())) }
        self = .parcel(wants)
      case 5:
        let sender = try reader.text()
        guard EntryID.isValid(sender) else { throw WireDamage() }
        self = .take(try PeerParcel(&reader), sender: sender)
      default: throw WireDamage()
      }
      try reader.finish()
    } catch is WireDamage {
      throw PeerTrouble.damaged
    }
  }
}

extension PeerAnswer {
  package var bytes: [UInt8] {
    PeerFrame.seal { writer in
      switch self {
      case .greeting(let greeting):
        writer.put(byte: 1)
        greeting.write(to: &writer)
      case .outline(let outline):
        writer.put(byte: 2)
        let places = outline.tallies.keys.sorted()
        PlaceTable(places).write(to: &writer)
        for place in places { outline.tallies[place, default: PeerTally()].write(to: &writer) }
      case .digests(let digests):
        writer.put(byte: 3)
        writer.put(digests) { $0.put($1) { $0.put(whole: $1) } }
      case .parcel(let parcel):
        writer.put(byte: 4)
        parcel.write(to: &writer)
      case .receipt(let receipt):
        writer.put(byte: 5)
        writer.put(count: receipt.taken)
        writer.put(count: receipt.refused)
      }
    }
  }

  /// - Throws: `PeerTrouble`.
  package init(_ bytes: [UInt8]) throws {
    var reader = try PeerFrame.open(bytes)
    do {
      switch try reader.byte() {
      case 1: self = .greeting(try PeerGreeting(&reader))
      case 2:
        var tallies: [PeerPlace: PeerTally] = [:]
        for place in try PlaceTable.read(&reader) { tallies[place] = try PeerTally(&reader) }
        self = .outline(PeerOutline(tallies))
      case 3:
        self = .digests(
          try reader.list(atMost: PeerLimits.mostPlaces) { reader throws(WireDamage) in
            try reader.list(atMost: PeerLimits.mostDigests, of: 8) { reader throws(WireDamage) in try reader.whole() }
          })
      case 4: self = .parcel(try PeerParcel(&reader))
      case 5:
        self = .receipt(
          PeerReceipt(taken: try reader.number(below: 1 << 40), refused: try reader.number(below: 1 << 40)))
      default: throw WireDamage()
      }
      try reader.finish()
    } catch is WireDamage {
      throw PeerTrouble.damaged
    }
  }
}

extension WireReader {
  fileprivate mutating func wanted() throws(WireDamage) -> [UInt64]? {
    try optional { reader throws(WireDamage) in
      try reader.list(atMost: PeerLimits.mostDigests, of: 8) { reader throws(WireDamage) in try reader.whole() }
    }
  }
}

extension PeerTally {
  func write(to writer: inout WireWriter) {
    writer.put(count: count)
    writer.put(whole: sum)
  }

  init(_ reader: inout WireReader) throws(WireDamage) {
    self.init(count: try reader.number(below: 1 << 48), sum: try reader.whole())
  }
}

extension PeerGreeting {
  func write(to writer: inout WireWriter) {
    writer.put(dialect)
    writer.put(device)
    writer.put(clock)
    writer.put(home) { writer, home in
      writer.put(home.zone)
      writer.put(count: home.rank)
    }
    writer.put(sums) { $1.write(to: &$0) }
  }

  init(_ reader: inout WireReader) throws(WireDamage) {
    let (dialect, device, clock) = (try reader.number(), try reader.text(), try reader.number())
    let home = try reader.optional { reader throws(WireDamage) in
      PeerHome(zone: try reader.text(), rank: try reader.number(below: 256))
    }
    let sums = try reader.list(atMost: PeerOutline.groups, of: 9) { reader throws(WireDamage) in
      try PeerTally(&reader)
    }
    guard EntryID.isValid(device), sums.count == PeerOutline.groups else { throw WireDamage() }
    self.init(device: device, clock: clock, home: home, sums: sums, dialect: dialect)
  }
}

/// Places with their names listed once.
private struct PlaceTable {
  private let places: [PeerPlace]

  init(_ places: [PeerPlace]) { self.places = places }

  func write(to writer: inout WireWriter) {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    for text in places.lazy.flatMap({ [$0.name, $0.source] }) where numbers[text] == nil {
      numbers[text] = names.count
      names.append(text)
    }
    writer.put(names) { $0.put($1) }
    writer.put(places) { writer, place in
      writer.put(byte: place.shelf.rawValue)
      writer.put(count: numbers[place.name] ?? 0)
      writer.put(count: numbers[place.source] ?? 0)
      writer.put(place.number)
    }
  }

  static func read(_ reader: inout WireReader) throws(WireDamage) -> [PeerPlace] {
    let names = try reader.list(atMost: PeerLimits.mostNames) { reader throws(WireDamage) in try reader.text() }
    return try reader.list(atMost: PeerLimits.mostPlaces, of: 4) { reader throws(WireDamage) in
      guard let shelf = PeerShelf(rawValue: try reader.byte()) else { throw WireDamage() }
      let name = names[try reader.number(below: names.count)]
      let source = names[try reader.number(below: names.count)]
      let number = try reader.number()
      guard number.magnitude < 1 << 40 else { throw WireDamage() }
      return PeerPlace(shelf, name, source: source, number: number)
    }
  }
}

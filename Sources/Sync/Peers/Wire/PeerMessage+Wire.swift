internal import DailveDomain

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
      case .receive(let parcel, let sender):
        writer.put(byte: 5)
        writer.put(sender)
        parcel.write(to: &writer)
      }
    }
  }

  /// - Throws: `PeerError`.
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
        var wants: [PeerSelection] = []
        for place in try PlaceTable.read(&reader) { wants.append(PeerSelection(place, try reader.wanted())) }
        self = .parcel(wants)
      case 5:
        let sender = try reader.text()
        guard EntryID.isValid(sender) else { throw WireDamage() }
        self = .receive(try PeerParcel(&reader), sender: sender)
      default: throw WireDamage()
      }
      try reader.finish()
    } catch is WireDamage {
      throw PeerError.damaged
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

  /// - Throws: `PeerError`.
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
      throw PeerError.damaged
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
      PeerHomeZone(zone: try reader.text(), rank: try reader.number(below: 256))
    }
    let sums = try reader.list(atMost: PeerOutline.groups, of: 9) { reader throws(WireDamage) in
      try PeerTally(&reader)
    }
    guard EntryID.isValid(device), sums.count == PeerOutline.groups else { throw WireDamage() }
    self.init(device: device, clock: clock, home: home, sums: sums, dialect: dialect)
  }
}

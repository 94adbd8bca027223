/// Encodes samples in about ten bytes each, because neighbours have most in common.
extension PeerSample {
  private enum Mark {
    static let sameType: UInt8 = 1
    static let sameOrigin: UInt8 = 2
    static let sameOwner: UInt8 = 4
    static let sameDetail: UInt8 = 8
    static let isReal: UInt8 = 16
    static let isText: UInt8 = 32
    static let isNested: UInt8 = 64
    static let noCreation: UInt8 = 128
  }

  private static let nothing = PeerSample(
    type: -1, origin: -1, owner: -1, detail: -1, text: -1, start: 0, duration: 0, created: 0, value: 0, isNested: false)

  /// The value as an integer, if it is whole and small.
  @inline(__always)
  private static func integer(_ value: Double) -> Int? {
    guard value.magnitude < 1e15, value == value.rounded(), value.sign == .plus || value != 0 else { return nil }
    return Int(exactly: value)
  }

  static func write(_ samples: [PeerSample], to writer: inout WireWriter) {
    writer.put(count: samples.count)
    var last = nothing
    for sample in samples {
      let integer = sample.text < 0 ? integer(sample.value) : nil
      var marks: UInt8 = 0
      if sample.type == last.type { marks |= Mark.sameType }
      if sample.origin == last.origin { marks |= Mark.sameOrigin }
      if sample.owner == last.owner { marks |= Mark.sameOwner }
      if sample.detail == last.detail { marks |= Mark.sameDetail }
      if sample.text >= 0 { marks |= Mark.isText } else if integer == nil { marks |= Mark.isReal }
      if sample.isNested { marks |= Mark.isNested }
      if sample.created == unknownCreation { marks |= Mark.noCreation }
      writer.put(byte: marks)
      if marks & Mark.sameType == 0 { writer.put(count: sample.type) }
      if marks & Mark.sameOrigin == 0 { writer.put(count: sample.origin) }
      if marks & Mark.sameOwner == 0 { writer.put(count: sample.owner) }
      if marks & Mark.sameDetail == 0 { writer.put(count: sample.detail + 1) }
      writer.put(sample.start &- last.start)
      writer.put(sample.duration)
      if marks & Mark.noCreation == 0 { writer.put(sample.created) }
      if sample.text >= 0 {
        writer.put(count: sample.text)
      } else if let integer {
        writer.put(integer)
      } else {
        writer.put(sample.value)
      }
      last = sample
    }
  }

  /// - Parameter names: The names of the parcel, which indices must not exceed.
  static func read(_ reader: inout WireReader, in names: PeerParcel) throws(WireDamage) -> [PeerSample] {
    let count = try reader.count(atMost: PeerLimits.mostThings, of: 4)
    var samples: [PeerSample] = []
    samples.reserveCapacity(count)
    var last = nothing
    for _ in 0..<count {
      let marks = try reader.byte()
      var sample = last
      if marks & Mark.sameType == 0 { sample.type = try reader.number(below: names.types.count) }
      if marks & Mark.sameOrigin == 0 { sample.origin = try reader.number(below: names.origins.count) }
      if marks & Mark.sameOwner == 0 { sample.owner = try reader.number(below: names.owners.count) }
      if marks & Mark.sameDetail == 0 { sample.detail = try reader.number(below: names.details.count + 1) - 1 }
      sample.start = last.start &+ (try reader.number())
      sample.duration = try reader.number()
      sample.created = marks & Mark.noCreation == 0 ? try reader.number() : unknownCreation
      sample.text = -1
      sample.value = 0
      if marks & Mark.isText != 0 {
        sample.text = try reader.number(below: names.texts.count)
      } else if marks & Mark.isReal != 0 {
        sample.value = try reader.double()
      } else {
        sample.value = Double(try reader.number())
      }
      sample.isNested = marks & Mark.isNested != 0
      guard sample.type >= 0, sample.origin >= 0, sample.owner >= 0, sample.isPlausible else { throw WireDamage() }
      samples.append(sample)
      last = sample
    }
    return samples
  }

  /// True if instants lie within a calendar, so that their sums stay numbers; a message with any other is refused as a whole.
  package var isPlausible: Bool {
    let most = 1 << 42
    return value.isFinite && start.magnitude < most && duration.magnitude < most && created.magnitude < 1 << 43
  }
}

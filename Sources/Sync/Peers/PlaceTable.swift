/// Encodes places with their names listed once.
struct PlaceTable {
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
      writer.put(byte: place.itemKind.rawValue)
      writer.put(count: numbers[place.name] ?? 0)
      writer.put(count: numbers[place.source] ?? 0)
      writer.put(place.number)
    }
  }

  static func read(_ reader: inout WireReader) throws(WireDamage) -> [PeerPlace] {
    let names = try reader.list(atMost: PeerLimits.mostNames) { reader throws(WireDamage) in try reader.text() }
    return try reader.list(atMost: PeerLimits.mostPlaces, of: 4) { reader throws(WireDamage) in
      guard let itemKind = PeerItemKind(rawValue: try reader.byte()) else { throw WireDamage() }
      let name = names[try reader.number(below: names.count)]
      let source = names[try reader.number(below: names.count)]
      let number = try reader.number()
      guard number.magnitude < 1 << 40 else { throw WireDamage() }
      return PeerPlace(itemKind, name, source: source, number: number)
    }
  }
}

internal import DailveScores

/// Kinds of exchanged items, in the order of the exchange: undone batches are known before the rows they contained.
///
/// The raw values are sent: never change one.
package enum PeerItemKind: UInt8, Sendable, CaseIterable {
  case batches = 1
  case samples, elements, superseded, deliveries, bodies
}

/// A place in which items are compared: its items are counted, and their digests summed.
package struct PeerPlace: Sendable, Hashable, Comparable {
  package var itemKind: PeerItemKind
  /// The type of samples; the table of other items.
  package var name: String
  /// The source of samples; empty for other items.
  package var source: String
  /// The UTC month of samples; the highest bits of the digest for other items.
  package var number: Int

  package init(_ itemKind: PeerItemKind, _ name: String, source: String = "", number: Int) {
    self.itemKind = itemKind
    self.name = name
    self.source = source
    self.number = number
  }

  /// The place of an item that is found by its digest.
  package init(_ itemKind: PeerItemKind, _ name: String, digest: UInt64) {
    self.init(itemKind, name, number: Int(truncatingIfNeeded: digest >> 56))
  }

  /// The sources of one month are adjacent, so that the days that depend on them are derived once.
  package static func < (left: PeerPlace, right: PeerPlace) -> Bool {
    (left.itemKind.rawValue, left.name, left.number, left.source)
      < (right.itemKind.rawValue, right.name, right.number, right.source)
  }

  var digest: UInt64 {
    PeerDigest.of([
      UInt64(itemKind.rawValue), FNV1a.hash(name.utf8), FNV1a.hash(source.utf8), UInt64(bitPattern: Int64(number)),
    ])
  }
}

/// The number of items in a place, and the sum of their digests, which does not depend on the order of arrival.
package struct PeerTally: Sendable, Hashable {
  package var count: Int
  package var sum: UInt64

  package init(count: Int = 0, sum: UInt64 = 0) {
    self.count = count
    self.sum = sum
  }

  @inline(__always)
  package mutating func add(_ digest: UInt64) {
    count += 1
    sum &+= digest
  }
}

/// All places of a store. Two stores with the same outline have the same contents.
package struct PeerOutline: Sendable, Equatable {
  /// The tally of every place that is not empty.
  package var tallies: [PeerPlace: PeerTally]

  package init(_ tallies: [PeerPlace: PeerTally] = [:]) { self.tallies = tallies }

  /// The number of sums; stores that agree compare only these.
  package static let groups = 64

  private static func group(_ digest: UInt64) -> Int { Int(truncatingIfNeeded: digest & UInt64(groups - 1)) }

  /// The items of each group of places, and one sum over them.
  package var sums: [PeerTally] {
    var sums = [PeerTally](repeating: PeerTally(), count: Self.groups)
    for (place, tally) in tallies {
      let digest = place.digest
      sums[Self.group(digest)].count += tally.count
      sums[Self.group(digest)].sum &+= PeerDigest.of([digest, UInt64(bitPattern: Int64(tally.count)), tally.sum])
    }
    return sums
  }

  /// The places of some groups.
  package func part(_ groups: Set<Int>) -> PeerOutline {
    if groups.count >= Self.groups { return self }
    return PeerOutline(tallies.filter { groups.contains(Self.group($0.key.digest)) })
  }

  /// Groups whose sums differ.
  package static func differing(_ left: [PeerTally], _ right: [PeerTally]) -> [Int] {
    guard left.count == groups, right.count == groups else { return Array(0..<groups) }
    return (0..<groups).filter { left[$0] != right[$0] }
  }
}

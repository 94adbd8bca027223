import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Requirements of every kind of entries, so that a new one cannot miss any.
@Suite struct EntryKindTests {
  private func text(_ entry: some Entry) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(entry), as: UTF8.self)
  }

  private func decoded<E: Entry>(_ text: String, as entry: E) throws -> any Entry {
    try JSONDecoder().decode(E.self, from: Data(text.utf8))
  }

  @Test func `every kind has a name, a coding and ids of its own`() throws {
    #expect(EntrySamples.all.map { type(of: $0).kind } == EntryKinds.all.map { $0.kind })
    for entry in EntrySamples.all {
      let kind = type(of: entry).kind
      let text = try text(entry)
      #expect(try self.text(decoded(text, as: entry)) == text)
      #expect(EntryKinds.type(named: kind) == type(of: entry) && EntryID.isValid(kind), "\(kind)")
      #expect(EntryID.isValid(entry.id) && EntryKinds.mayHave(entry.id, kind: kind), "\(kind)")
      #expect((entry as? any SubjectEntry).map { $0.subjectID == entry.id } ?? true, "\(kind)")
      #expect((entry is any SubjectEntry) == (type(of: entry).idForm.prefix != nil), "\(kind)")
    }
  }

  @Test func `the later version wins, and a deletion wins over a simultaneous edit`()
    throws
  {
    for entry in EntrySamples.all {
      func version(at milliseconds: Int, isDeleted: Bool = false) throws -> EntryChange {
        EntryChange(
          id: entry.id, kind: type(of: entry).kind, value: try text(entry), isDeleted: isDeleted,
          stamp: EntryStamp(milliseconds: milliseconds, device: "x"))
      }
      let (first, second) = (try version(at: 1), try version(at: 2))
      #expect(second.wins(over: first) && !first.wins(over: second) && !first.wins(over: first))
      #expect(try version(at: 1, isDeleted: true).wins(over: first))
    }
  }
}

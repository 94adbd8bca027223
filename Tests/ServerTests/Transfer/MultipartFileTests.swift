import DailveTestSupport
import NIOCore
import Testing

@testable import DailveServer

/// A form arrives in pieces of any length, and its file may contain near-misses of a boundary.
@Suite struct MultipartFileTests {
  private static let boundary = "----b-b1"
  /// Fragments of boundaries, frequent enough to form their beginnings.
  private static let pieces = [
    "\r", "\n", "\r\n", "-", "--", "\r\n--", "\r\n------b-b", "b", "1", "\0", "\r\n\r\n", "filename=", "é",
  ]

  private func text(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      bytes += Array(Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
    }
    return bytes
  }

  private func form(_ head: String, _ file: [UInt8]) -> [UInt8] {
    Array("--\(Self.boundary)\r\n\(head)\r\n\r\n".utf8) + file + Array("\r\n--\(Self.boundary)--\r\n".utf8)
  }

  /// Cuts the form at random places; at most `longest` bytes at a time.
  private func read(_ bytes: [UInt8], longest: Int, _ random: inout SeededGenerator) throws -> (
    file: [UInt8], form: MultipartFile
  ) {
    var (file, form, rest) = ([UInt8](), MultipartFile(boundary: Self.boundary), bytes[...])
    while !rest.isEmpty {
      let length = min(rest.count, Int.random(in: 1...longest, using: &random))
      file += try form.read(ByteBuffer(bytes: rest.prefix(length))).readableBytesView
      rest = rest.dropFirst(length)
    }
    return (file, form)
  }

  private func holdsBoundary(_ bytes: [UInt8]) -> Bool {
    let boundary = Array("\r\n--\(Self.boundary)".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: boundary) }
  }

  @Test func `an uploaded file is unchanged, however the form is split`() throws {
    var random = SeededGenerator(seed: 12)
    var cases = 0
    for _ in 0..<3000 {
      let (file, field) = (text(&random), text(&random))
      guard !holdsBoundary(Array("\r\n".utf8) + file), !holdsBoundary(field) else { continue }
      // Occasionally a field before the file, and anything after it.
      var bytes = form(#"Content-Disposition: form-data; name="file"; filename="내보내기.zip""#, file) + text(&random)
      if cases % 3 == 0 {
        bytes =
          Array(("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\n").utf8) + field
          + Array("\r\n".utf8) + bytes
      }
      let (found, form) = try read(bytes, longest: [1, 7, 60, 4000][cases % 4], &random)
      #expect(form.isComplete && form.name == "내보내기.zip" && found == file)
      cases += 1
    }
    #expect(cases > 2000)
  }

  @Test func `a truncated form is incomplete, and nothing is invented for it`() throws {
    var random = SeededGenerator(seed: 13)
    let file = Array("abc\r\n--".utf8)
    let bytes = form(#"Content-Disposition: form-data; name="file"; filename="a.zip""#, file)
    for length in 0..<(bytes.count - 4) {
      let (found, form) = try read(Array(bytes.prefix(length)), longest: 9, &random)
      #expect(!form.isComplete && file.starts(with: found))
    }
  }

  @Test func `names come with and without quotes; a form without a file is never complete`() throws {
    var random = SeededGenerator(seed: 14)
    for (head, name) in [
      (#"filename="""#, ""), ("filename=a.zip; x=y", "a.zip"), (#"filename="a b;c.zip""#, "a b;c.zip"),
      (#"name="filename""#, nil),
    ] {
      let (_, form) = try read(form("Content-Disposition: form-data; \(head)", [1, 2]), longest: 30, &random)
      #expect(form.name == name && form.isComplete == (name != nil))
    }
  }

  @Test func `a head that does not end is refused before it fills the memory`() throws {
    var form = MultipartFile(boundary: Self.boundary)
    _ = try form.read(ByteBuffer(string: "--\(Self.boundary)\r\n"))
    let more = ByteBuffer(repeating: 65, count: 10_000)
    _ = try form.read(more)
    #expect(throws: MalformedForm.self) { try form.read(more) }
  }

  @Test func `a pattern is found where looking at every byte finds it`() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in UInt8.random(in: 0...2, using: &random) }
      let sought = (0..<Int.random(in: 1...5, using: &random)).map { _ in UInt8.random(in: 0...2, using: &random) }
      let pattern = BytePattern(sought)
      #expect(pattern.offset(in: text.span) == text.indices.first { text[$0...].starts(with: sought) })
      let overlap = (0..<sought.count).last { $0 <= text.count && text.suffix($0).elementsEqual(sought.prefix($0)) }
      #expect(pattern.overlap(atEndOf: text.span) == overlap)
    }
  }
}

import DailveDomain
import DailveHealthExport
import DailveImporting
import DailveZlib
import Testing

/// Content that claims an unpacked size: memory is never reserved for bytes that do not come.
@Suite struct UnpackingTests {
  private let packer = Packer()

  private func packed(_ bytes: [UInt8], size: Int) -> PackedText {
    PackedText(bytes: packer.deflated(bytes), size: size)
  }

  private func file(_ text: PackedText) -> StoredFile {
    StoredFile(kind: .route, path: "", content: text.bytes, size: text.size)
  }

  @Test(arguments: [0, 1, 3, 4096, 65_535, 65_536, 65_537, 1 << 20, 5_000_000])
  func `a text of its size is unpacked, one of any other size is none`(count: Int) {
    // The first 2,000 bytes pack poorly, the others well.
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 < 2000 ? $0 &* $0 >> 3 : $0 / 1000) }
    let text = packed(bytes, size: count)
    #expect(file(text).unpacked() == bytes)
    #expect(file(text).isSound)
    for size in [-1, count - 1, count + 1, count + 70_000, 1 << 31, 1 << 40 - 1, .max, .min] {
      var lie = text
      lie.size = size
      #expect(file(lie).unpacked() == nil, "\(size) instead of \(count)")
      #expect(!file(lie).isSound, "\(size) instead of \(count)")
    }
  }

  @Test func `the longest file is read, one byte more is not`() {
    let zeros = [UInt8](repeating: 0, count: PackedText.longest + 1)
    #expect(file(packed(Array(zeros.dropLast()), size: PackedText.longest)).unpacked()?.count == PackedText.longest)
    #expect(file(packed(zeros, size: PackedText.longest + 1)).unpacked() == nil)
    #expect(file(packed(zeros, size: PackedText.longest)).unpacked() == nil)
    #expect(PackedText(bytes: zeros, size: zeros.count).unpacked() == nil)
  }

  @Test func `a truncated or altered file is set aside whole`() {
    let text = packed(Array("<Workout activity=\"Running\"/>".utf8) + [UInt8](repeating: 7, count: 900), size: 929)
    #expect(text.unpacked()?.count == 929)
    for end in text.bytes.indices {
      #expect(PackedText(bytes: Array(text.bytes.prefix(end)), size: 929).unpacked() == nil)
    }
    #expect(PackedText(bytes: [0xFF, 0xFF, 0xFF], size: 40).unpacked() == nil)
    #expect(PackedText(bytes: [], size: 1).unpacked() == nil)
    #expect(PackedText(bytes: [], size: 0).unpacked() == [])
  }

  @Test func `a tree has no more parts than its limit`() {
    let many = "<a>" + String(repeating: "<b/>", count: 3 * ElementTree.mostParts) + "</a>"
    #expect(ElementTree.parse(Array(many.utf8))?.children.count == ElementTree.mostParts - 1)
    let attributes = "<a>" + String(repeating: "<b c='' d='' e=''/>", count: ElementTree.mostParts) + "</a>"
    #expect(ElementTree.parse(Array(attributes.utf8))?.children.count == (ElementTree.mostParts - 1) / 4)
  }
}

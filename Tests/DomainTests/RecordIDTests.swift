import DailveDomain
import Testing

@Suite struct RecordIDTests {
  @Test func `an identifier is read as it is printed, and in no other form`() {
    for identity in [0, 1, 0xABCD_EF01_2345_6789, UInt64.max] {
      for isFile in [true, false] {
        let id = RecordID(isFile: isFile, identity: identity)
        #expect(RecordID("\(id)") == id && "\(id)".utf8.count == 17)
      }
    }
    for text in [
      "", "f", "1", "f1", "x0000000000000001", "f000000000000000A", "f+00000000000001", "f00000000000000001",
      "é000000000000001",
    ] {
      #expect(RecordID(text) == nil, "\(text)")
    }
  }
}

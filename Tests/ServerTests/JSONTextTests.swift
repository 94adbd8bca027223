import DailveServer
import Testing

@Suite struct JSONTextTests {
  struct Row: Encodable {
    var name: String
    var sum: Double
    var missing: Double?
  }

  func text(_ value: some Encodable) throws -> String { String(decoding: try JSONText.encode(value), as: UTF8.self) }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `a number that is none is null, and no encoder gives up`(number: Double) throws {
    #expect(try text([1, number, -2.5]) == "[1,null,-2.5]")
    #expect(try text([Row(name: "inf/\"", sum: number, missing: nil)]) == #"[{"name":"inf/\"","sum":null}]"#)
  }
}

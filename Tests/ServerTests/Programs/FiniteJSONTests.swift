import DailveDocuments
import Testing

@Suite struct FiniteJSONTests {
  struct Row: Encodable {
    var name: String
    var sum: Double
    var missing: Double?
  }

  func text(_ value: some Encodable) throws -> String { String(decoding: try FiniteJSON.encode(value), as: UTF8.self) }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `an infinite or undefined number is null, and encoding never fails`(number: Double) throws {
    #expect(try text([1, number, -2.5]) == "[1,null,-2.5]")
    #expect(try text([Row(name: "inf/\"", sum: number, missing: nil)]) == #"[{"name":"inf/\"","sum":null}]"#)
  }
}

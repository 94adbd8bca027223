import DailveDomain
import DailveTestSupport
import Testing

@Suite struct HostileTests {
  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    String(repeating: "{\"data\":{\"metrics\":[", count: 5000),
    "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"data\":[" + String(repeating: "{\"x\":[", count: 5000),
    "[" + String(repeating: "1", count: 10_000) + "]", "{\"a\":1e99999999999}", "{\"a\":-}", "{\"a\":\"\\u",
    "{\"a\":\"\\uD800\\", "{{{{", "]}]}", "[}",
    "{\"data\":{\"ecg\":[" + String(repeating: "[", count: 10_000),
  ])
  func `no input makes it fail`(text: String) throws {
    let delivery = try Delivery(text)
    #expect(delivery.rows.isEmpty)
    #expect(!delivery.summary.complete || delivery.unknown > 0)
  }

  @Test func `a value below sixty-four levels is left out, and what follows is read`() throws {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    let delivery = try Delivery(
      #"{"data":{"metrics":[{"name":"step_count","data":[{"date":"2001-01-02 08:00:31 +0000","qty":1,"x":\#(deep)},{"date":"2001-01-02 08:00:32 +0000","qty":2}]}]}}"#
    )
    #expect(delivery.rows.map(\.value) == [2])
    #expect(delivery.kinds == [.tooLarge])
  }

  @Test func `a point of more than a mebibyte is left out, and what follows is read`() throws {
    let long = String(repeating: "x", count: 5 << 18)
    let delivery = try Delivery(
      #"{"data":{"metrics":[{"name":"step_count","data":[{"date":"2001-01-02 08:00:31 +0000","qty":1,"x":"\#(long)"},{"date":"2001-01-02 08:00:32 +0000","qty":2}]}]}}"#
    )
    #expect(delivery.rows.map(\.value) == [2])
    #expect(delivery.kinds.contains(.tooLarge))
  }

  private static func point(_ fields: String) -> String {
    "{\"date\":\"2001-01-02 08:00:31 +0000\",\"qty\":1\(fields)}"
  }

  @Test func `the store accepts at most a thousand unknown metrics and still reads known ones`() throws {
    let metrics = (0..<3000).map { "{\"name\":\"odd \($0)\",\"data\":[\(Self.point(""))]}" }
    let steps = "{\"name\":\"step_count\",\"data\":[\(Self.point(""))]}"
    let delivery = try Delivery("{\"data\":{\"metrics\":[\((metrics + [steps]).joined(separator: ","))]}}")
    #expect(Set(delivery.rows.map(\.type)).count == 1001 && delivery.rows("StepCount").count == 1)
    #expect(delivery.summary.problems.filter { $0.cause == .moreNames(than: 1000) }.map(\.count) == [2000])
    #expect(delivery.summary.skipped == 2000 && delivery.unknown > 2000 && delivery.summary.complete)
  }

  @Test func `the store accepts at most a thousand sources of a delivery`() throws {
    let points = (0..<3000).map { Self.point(",\"source\":\"source \($0)\"") }
    let delivery = try Delivery(
      "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"data\":[\(points.joined(separator: ","))]}]}}")
    #expect(Set(delivery.rows.map(\.source)).count == 1000 && delivery.origins.count == 1000)
    #expect(delivery.summary.problems.map(\.count) == [2000] && delivery.unknown == 2000)
  }

  @Test func `the store accepts at most ten thousand units of a source`() throws {
    let points = (0..<12_000).map { Self.point(",\"units\":\"u\($0)\"") }
    let delivery = try Delivery(
      "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"data\":[\(points.joined(separator: ","))]}]}}")
    #expect(delivery.origins.count == 10_000 && delivery.summary.skipped == 2000)
  }

  @Test func `workouts of very many sources are kept as those of the device that sent them`() throws {
    let workouts = (0..<1500).map {
      "{\"name\":\"Running\",\"start\":\"2001-01-02 08:00:00 +0000\",\"duration\":60,\"source\":\"source \($0)\"}"
    }
    let delivery = try Delivery("{\"data\":{\"workouts\":[\(workouts.joined(separator: ","))]}}")
    #expect(delivery.workouts.count == 1500 && delivery.origins.count == 1001)
  }

  @Test func `very many kinds of elements are kept under one name`() throws {
    let members = (0..<3000).map { "\"thing \($0)\":{\"a\":\($0)}" }
    let delivery = try Delivery("{\"data\":{\(members.joined(separator: ","))}}")
    #expect(delivery.kept.count == 3000 && delivery.summary.kept.count == 1001)
    #expect(delivery.summary.kept["HAE:other"] == 2000)
  }

  @Test func `a sum of very many sources is named after the first ones`() throws {
    let names = (0..<100).map { "App \($0 < 10 ? "0" : "")\($0)" }
    let delivery = try Delivery(
      "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"data\":[\(Self.point(",\"source\":\"\(names.shuffled().joined(separator: "|"))\""))]}]}}"
    )
    #expect(delivery.rows.map(\.source) == [(names.prefix(16) + ["+84"]).joined(separator: "|")])
    let long = (0..<40).map { "\($0)" + String(repeating: "x", count: 200) }
    let source = try #require(
      try Delivery(
        "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"data\":[\(Self.point(",\"source\":\"\(long.joined(separator: "|"))\""))]}]}}"
      ).rows.first?.source)
    #expect(
      source.utf8.count <= 1000 && source.split(separator: "|").dropLast().allSatisfy { long.contains(String($0)) })
  }

  @Test func `invalid numbers, and words in place of numbers`() throws {
    let values = ["1e999", "-1e999", "NaN", "Infinity", "-Infinity", "null", "\"NaN\"", "true", "[]", "{}"]
    let points =
      values.map { #"{"date":"2001-01-02 08:00:31 +0000","qty":\#($0)}"# } + [
        #"{"date":"2001-01-02 08:00:32 +0000","qty":2}"#
      ]
    let delivery = try Delivery(
      #"{"data":{"metrics":[{"name":"step_count","data":[\#(points.joined(separator: ","))]}]}}"#)
    #expect(delivery.rows.last?.value == 2)
    #expect(delivery.rows.allSatisfy { $0.value.isFinite })
    #expect(delivery.summary.records == values.count + 1)
    #expect(delivery.summary.complete)
  }

  @Test func `invalid UTF-8 and control characters in names`() throws {
    let text =
      #"{"data":{"metrics":[{"name":"step_count","data":[{"date":"2001-01-02 08:00:31 +0000","qty":1,"source":"W\u0000a\u001Etch @"}]}]}}"#
    let bytes = Array(text.utf8).map { $0 == UInt8(ascii: "@") ? 0xFF : $0 }
    #expect(try Delivery(bytes).rows.map(\.source) == ["W a tch \u{FFFD}"])
  }

  @Test func `the last of several members with the same name counts`() throws {
    let delivery = try Delivery(
      #"{"data":{"metrics":[{"name":"a","name":"step_count","data":[{"qty":1,"date":"x","date":"2001-01-02 08:00:31 +0000","qty":2}]}]}}"#
    )
    #expect(delivery.lines == ["StepCount 2001-01-02T08:00:31Z +0 2 count [Phone] GMT+0000 single"])
  }

  @Test func `a chunk has at most 8,192 rows`() throws {
    let points = (0..<20_000).map { #"{"date":\#(978_422_400 + 1_000_000_000 + $0),"qty":\#($0)}"# }.joined(
      separator: ",")
    let text = #"{"data":{"metrics":[{"name":"step_count","data":[\#(points)]}]}}"#
    let delivery = try Delivery(Array(text.utf8), received: 2_000_000_000)
    #expect(delivery.rows.map(\.value) == (0..<20_000).map(Double.init))
    #expect(delivery.largestChunk == 8192)
  }

  @Test func `comments, trailing commas and missing ones`() throws {
    let delivery = try Delivery(
      "{\"data\":{\"metrics\":[{\"name\":\"step_count\" \"data\":[{\"date\":\"2001-01-02 08:00:31 +0000\",\"qty\":1,},],},],},}\n"
    )
    #expect(delivery.rows.map(\.value) == [1])
    #expect(delivery.summary.complete)
  }

  @Test func `fields of a document beyond the most are left out, and said`() throws {
    let fields = (0..<5000).map { #""field\#($0)":1"# }.joined(separator: ",")
    let delivery = try Delivery("{\(fields)}")
    #expect(delivery.unknown == 4097)
    #expect(delivery.summary.problems.contains { $0.kind == .tooLarge && $0.cause == .moreAttributes(than: 4096) })
  }

  @Test func `a time after its arrival is kept, and named`() throws {
    let delivery = try Delivery(#"{"type":"steps","value":1,"date":"2026-06-04 12:00:01 +0000"}"#)
    #expect(delivery.rows.isEmpty && delivery.kept.map { $0.start?.description } == ["2026-06-04T12:00:01Z"])
    #expect(delivery.kinds == [.notYet])
  }
}

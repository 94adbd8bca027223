import DailveDomain
import DailveScores
import Testing

@Suite struct DateTests {
  /// Seoul, without its summer times.
  static let seoul = ZoneTimeline(
    home: ZoneRules(identifier: "Asia/Seoul", offsets: [.init(start: .distantPast, seconds: 32_400)]))

  /// Reads the date of a heart rate in the middle of a minute, which counts as a single reading.
  private func read(_ date: String, zone: ZoneTimeline = ZoneTimeline(home: .utc)) throws -> String {
    let text =
      #"{"type":"heart_rate","samples":[{"value":1,"date":\#(date)},{"value":2,"date":"2001-01-02 08:00:01 +0000"}]}"#
    let delivery = try Delivery(text, zone: zone)
    guard delivery.rows.count == 2 else { return "\(delivery.kinds)" }
    return delivery.rows[0].start + (delivery.rows[0].zone.map { " " + $0 } ?? "")
  }

  @Test(arguments: [
    ("2024-02-06 08:00:10 -0800", "2024-02-06T16:00:10Z GMT-0800"),
    ("2024-02-06 08:00:10 +0530", "2024-02-06T02:30:10Z GMT+0530"),
    ("2024-02-06 08:00:10 +0000", "2024-02-06T08:00:10Z GMT+0000"),
    ("2024-09-21 7:57:10\u{202F}am +1000", "2024-09-20T21:57:10Z GMT+1000"),
    ("2024-09-21 7:57:10 PM +1000", "2024-09-21T09:57:10Z GMT+1000"),
    ("2024-09-21 12:57:10AM +1000", "2024-09-20T14:57:10Z GMT+1000"),
    ("2024-09-21 12:57:10 p.m. +1000", "2024-09-21T02:57:10Z GMT+1000"),
    ("2024-09-21 오후 7:57:10 +0900", "2024-09-21T10:57:10Z GMT+0900"),
    ("2024-06-01T08:05:10Z", "2024-06-01T08:05:10Z"),
    ("2024-06-01T08:05:10.123Z", "2024-06-01T08:05:10Z"),
    ("2024-06-01T08:05:10+09:00", "2024-05-31T23:05:10Z GMT+0900"),
    ("2024-06-01T08:05:10.999-07", "2024-06-01T15:05:10Z GMT-0700"),
    ("20240601T080510Z", "2024-06-01T08:05:10Z"),
    ("2024-06-01 08:05 GMT+9", "2024-05-31T23:05:00Z GMT+0900"),
    ("2024-06-01T08:05:10", "2024-06-01T08:05:10Z"),
    ("Jun 1, 2024 at 8:05 AM", "2024-06-01T08:05:00Z"),
    ("Jun 1, 2024 at 8:05\u{202F}PM", "2024-06-01T20:05:00Z"),
    ("1 Jun 2024 at 08:05", "2024-06-01T08:05:00Z"),
    ("Saturday, 1 June 2024 at 08:05:10", "2024-06-01T08:05:10Z"),
    ("2024. 6. 1. 오전 8:05", "2024-06-01T08:05:00Z"),
    ("2024년 6월 1일 토요일 오후 8:05", "2024-06-01T20:05:00Z"),
    ("2024年6月1日 上午8:05", "2024-06-01T08:05:00Z"),
    ("2024/06/01 8:05", "2024-06-01T08:05:00Z"),
    ("01.06.2024, 08:05", "2024-06-01T08:05:00Z"),
    ("1. Juni 2024 um 08:05", "2024-06-01T08:05:00Z"),
    ("1 juin 2024 à 08:05", "2024-06-01T08:05:00Z"),
    ("mar. 2 juil. 2024 à 08:05", "2024-07-02T08:05:00Z"),
    ("1 de junio de 2024, 8:05", "2024-06-01T08:05:00Z"),
    ("1 giu 2024, 08:05", "2024-06-01T08:05:00Z"),
    ("1 jun 2024 om 08:05", "2024-06-01T08:05:00Z"),
    ("01/06/2024 08:05", "2024-06-01T08:05:00Z"),
    ("6/1/2024, 8:05 AM", "2024-06-01T08:05:00Z"),
    ("6/25/24, 20:05", "2024-06-25T20:05:00Z"),
    ("2024-06-01", "2024-06-01T00:00:00Z UTC+0000"),
    ("20240601", "2024-06-01T00:00:00Z UTC+0000"),
    ("1717229110", "2024-06-01T08:05:10Z"),
  ])
  func `texts of dates in the languages of phones`(text: String, expected: String) throws {
    #expect(try read("\"\(text)\"") == expected)
  }

  @Test(arguments: [
    ("1717229110", "2024-06-01T08:05:10Z"), ("1717229110.9", "2024-06-01T08:05:10Z"),
    ("1717229110000", "2024-06-01T08:05:10Z"), ("738921910.25", "2024-06-01T08:05:10Z"),
    ("738921910000", "2024-06-01T08:05:10Z"), ("1.717229110e9", "2024-06-01T08:05:10Z"),
  ])
  func `numbers are seconds or milliseconds since 1970 or 2001`(number: String, expected: String) throws {
    #expect(try read(number) == expected)
  }

  @Test(arguments: [
    "\"\"", "\"yesterday\"", "\"2024-13-01 08:00:00 +0000\"", "\"2023-02-29\"", "\"2024-06-01 25:00:00 +0000\"", "7",
    "-1e300",
    "true", "[]", "\"99999999999999999999\"", "\"8:05\"", "\"0000-00-00 00:00:00 +0000\"",
    "\"2024-06-01 08:05:10 +9900\"",
  ])
  func `an invalid date is reported and affects nothing else`(text: String) throws {
    let delivery = try Delivery(
      #"{"data":{"metrics":[{"name":"step_count","data":[{"qty":1,"date":\#(text)},{"qty":2,"date":"2001-01-02 08:00:01 +0000"}]}]}}"#
    )
    #expect(delivery.rows.map(\.value) == [2])
    #expect(delivery.kinds == [.unreadableDate])
  }

  @Test func `a time without an offset is in the zone where the person was`() throws {
    #expect(try read(#""2024-06-01 08:05:10""#, zone: Self.seoul) == "2024-05-31T23:05:10Z")
    #expect(try read(#""2024-06-01T08:05:10Z""#, zone: Self.seoul) == "2024-06-01T08:05:10Z")
    // A printed offset stays with the value, whatever home zone the store assumes.
    #expect(try read(#""2024-06-01 08:05:10 +0900""#, zone: Self.seoul) == "2024-05-31T23:05:10Z GMT+0900")
    #expect(try read(#""2024-06-01 08:05:10 +0000""#, zone: Self.seoul) == "2024-06-01T08:05:10Z GMT+0000")
  }
}

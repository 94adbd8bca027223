import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import DailveViewModels
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// The links of all pages. It is 12 January 2001.
@Suite struct LinkTests {
  @Test func `every link of every page answers, and every form goes to an address of ours`() async throws {
    let (app, store) = try ServerTests().application()
    try await store.save(
      BodyEntry("a b", on: CivilDay(year: 2001, month: 1, day: 10), clock: 450, weight: 71), now: Instant(0))
    try await store.save(
      Injury(
        id: "k", part: .knee, side: .left, severity: .minor, start: CivilDay(year: 2001, month: 1, day: 9), end: nil,
        memo: ""), now: Instant(0))
    try await app.test(.router) { client in
      var waiting = ["/"]
      var seen: Set<String> = ["/"]
      var forms: Set<AddressPattern> = []
      var pages: Set<AddressPattern> = []
      while let link = waiting.popLast() {
        let html = try await client.execute(uri: link, method: .get) { response in
          #expect(response.status == .ok, "\(link)")
          return String(buffer: response.body)
        }
        for match in html.matches(of: /(href|action)="(\/[^"#]*)/) where !match.2.hasPrefix("/assets/") {
          let target = String(match.2.replacing("&amp;", with: "&"))
          let path = String(target.prefix { $0 != "?" })
          let address = try #require(Address(path: path), "\(target) on \(link)")
          if match.1 == "action" && address != .gallery {
            forms.insert(address.pattern)
          } else if pages.insert(address.pattern).inserted || seen.count < 150, seen.insert(target).inserted,
            ![.export, .gallery].contains(address.pattern)
          {
            waiting.append(target)
          }
        }
      }
      #expect(pages.isSuperset(of: [.sleep, .bodyEntry, .injury, .metricSamples, .metricTable, .batchReport, .audit]))
      #expect(
        forms.isSuperset(of: [.body, .bodyEntryDelete, .injuryClose, .settings, .dataTypeSwitch, .readings, .zones]))
    }
  }
}

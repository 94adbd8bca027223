import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// The question of what a source is, on Today and on the source's page.
@Suite struct SourceQuestionTests {
  private func post(_ path: String, _ form: String, _ client: any TestClientProtocol) async throws -> TestResponse {
    try await client.execute(
      uri: path, method: .post,
      headers: [.contentType: "application/x-www-form-urlencoded"],
      body: ByteBuffer(string: form))
  }

  @Test func `Today asks once, and the page of the source takes another answer`() async throws {
    let store = try Importing.store()
    try Pushing.run(
      [
        PushedValue("StepCount", "2001-01-12 07:00:00", length: 600, 900, "AWU Stefan"),
        PushedValue("StepCount", "2001-01-12 07:00:00", length: 600, 700, "iPhone"),
      ], into: store, zone: "Europe/Paris")
    let id = try #require(try await store.read { try $0.unknownSource() }).id
    let app = try ServerTests().application(of: store)
    try await app.test(.router) { client in
      func page(_ path: String) async throws -> String {
        try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
      }
      #expect(try await page("/").contains("What is “AWU Stefan”?"))
      #expect(try await !page("/?day=2001-01-11").contains("AWU Stefan"))
      let answer = try await post("/data/sources/\(id)?from=today", "device=watch", client)
      #expect(answer.status == .seeOther && answer.headers[.location]?.hasPrefix("/?done=") == true)
      #expect(try await !page("/").contains("What is “AWU Stefan”?"))
      let own = try await page("/data/sources/\(id)")
      #expect(own.contains("value=\"watch\" aria-pressed=\"true\""))
      #expect(try await post("/data/sources/\(id)", "device=toaster", client).status == .badRequest)
      let back = try await post("/data/sources/\(id)", "device=", client)
      #expect(back.headers[.location]?.hasPrefix("/data/sources/\(id)?done=") == true)
      #expect(try await page("/").contains("What is “AWU Stefan”?"))
    }
  }
}

import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// `GET /api/v1/self-test`: the server's view of a connection.
@Suite struct SelfTestTests {
  private func answer(_ headers: HTTPFields = [:]) async throws -> (status: HTTPResponse.Status, body: [String: Any]) {
    let store = try Importing.store()
    let dependencies = ServerDependencies(
      directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
      exports: StoreExports(store: store), records: RecordReader(),
      deliveries: ServerTests.intake(store), uploads: store.folder + "/uploads", now: { Instant(979_300_800) },
      zone: { store.zoneRules($0) })
    return try await Application(router: makeRouter(dependencies)).test(.router) { client in
      try await client.execute(uri: "/api/v1/self-test", method: .get, headers: headers) { response in
        let json = try? JSONSerialization.jsonObject(with: Data(String(buffer: response.body).utf8))
        return (response.status, json as? [String: Any] ?? [:])
      }
    }
  }

  @Test func `the self test reports origin, clock and capabilities, and nothing about the person`() async throws {
    let (status, body) = try await answer()
    #expect(status == .ok)
    #expect(body["program"] as? String == "dailve" && body["now"] as? Int == 979_300_800)
    #expect((body["origin"] as? String)?.hasPrefix("http://localhost") == true && body["isEncrypted"] as? Bool == false)
    #expect((body["serviceWorker"] as? [String: Any])?["isPossible"] as? Bool == true)
    #expect(
      Set(body.keys) == ["program", "origin", "isEncrypted", "isLoopback", "serviceWorker", "passkeys", "now"])
  }

  @Test func `other sites cannot read it`() async throws {
    let field = try #require(HTTPField.Name("Sec-Fetch-Site"))
    #expect(try await answer([field: "cross-site"]).status == .forbidden)
  }
}

import DailveSync
import Foundation
import Testing

/// Runs `DAILVE_SEEDS` storms, 2,000 by default.
@Suite struct StormTests {
  static let seeds = ProcessInfo.processInfo.environment["DAILVE_SEEDS"].flatMap(UInt64.init) ?? 2000

  @Test func `every device and server agrees after any storm, and nothing acknowledged is lost`() async throws {
    for seed in 0..<Self.seeds {
      var storm = Storm(seed: seed)
      let failures = try await storm.run()
      #expect(failures.isEmpty, "seed \(seed): \(failures.prefix(3).joined(separator: "; "))")
    }
  }

  @Test func `the program's own store gets through storms`() async throws {
    for seed in 0..<max(1, Self.seeds / 100) {
      var storm = Storm(seed: seed, length: 20_000, stores: [try FileStore(), try FileStore()])
      let failures = try await storm.run()
      #expect(failures.isEmpty, "seed \(seed): \(failures.prefix(3).joined(separator: "; "))")
    }
  }

  @Test(arguments: Mutant.allCases)
  func `every mistake is noticed`(mutant: Mutant) async throws {
    var seed: UInt64 = 0
    while seed < 2000 {
      var storm = Storm(seed: seed, rules: mutant.rules)
      if try await !storm.run().isEmpty { break }
      seed += 1
    }
    #expect(seed < 2000, "\(mutant) passes")
  }
}

import Testing

/// Settings, corrections, orders and choices, stored in real files.
@Suite struct RuleStormTests {
  /// Five seeds, unless `DAILVE_SEEDS` says otherwise.
  @Test func `the person's rules apply on both stores, whichever had the samples first`() async throws {
    for seed in 0..<max(1, StormTests.seeds / 400) {
      var storm = try RuleStorm(seed: seed)
      try await storm.run(steps: 60)
      let (one, other) = (try await storm.rows(of: 0), try await storm.rows(of: 1))
      for (a, b) in zip(one, other) {
        #expect(a == b, "seed \(seed): \(Set(a).symmetricDifference(b).sorted().prefix(6))")
      }
      #expect(one.last?.isEmpty == true)
    }
  }
}

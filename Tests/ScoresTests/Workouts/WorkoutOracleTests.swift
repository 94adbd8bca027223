import Testing

@Suite struct WorkoutOracleTests {
  private static let parts = 4

  @Test(arguments: 0..<parts)
  func `two hundred made-up workouts agree with an independent program`(part: Int) throws {
    #expect(WorkoutOracleTable.rows.count == 200)
    var (compared, drifts) = (0, 0)
    for (index, row) in WorkoutOracleTable.rows.enumerated() where index % Self.parts == part {
      let values = try WorkoutOracle(seed: UInt64(index + 1)).values()
      #expect(values.count == row.count)
      for (column, (value, expected)) in zip(values, row).enumerated() where expected != .infinity {
        // The table has ten digits; the distance is a sum of thousands of steps.
        let isEqual = value.isNaN ? expected.isNaN : abs(value - expected) <= 1e-6 * max(1, abs(expected))
        #expect(isEqual, "workout \(index + 1), column \(column): \(value), not \(expected)")
        compared += 1
        if column == row.count - 1, !expected.isNaN { drifts += 1 }
      }
    }
    // Workouts of an odd seed are too uneven for a drift.
    #expect(compared >= 50 * 23 - 2 && (part.isMultiple(of: 2) ? drifts == 0 : drifts > 30), "\(compared), \(drifts)")
  }
}

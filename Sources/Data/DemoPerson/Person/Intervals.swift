/// An interval session as the Watch counts it: three fast minutes six times, with two easy minutes in between.
enum Intervals {
  struct Step {
    var seconds: Range<Int>
    var isHard: Bool
  }

  static let steps: [Step] = {
    var steps = [Step(seconds: 0..<720, isHard: false)]
    var at = 720
    for _ in 0..<6 {
      steps.append(Step(seconds: at..<at + 180, isHard: true))
      steps.append(Step(seconds: at + 180..<at + 300, isHard: false))
      at += 300
    }
    steps.append(Step(seconds: at..<at + 480, isHard: false))
    return steps
  }()

  static let seconds = 3000

  static func isHard(at second: Int) -> Bool { steps.contains { $0.isHard && $0.seconds.contains(second) } }
  /// True in the easy steps between two fast ones.
  static func isRecovery(at second: Int) -> Bool { (720..<2520).contains(second) && !isHard(at: second) }
}

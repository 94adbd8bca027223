import DailveScores
import DailveTestSupport
import Testing

@Suite struct ActionProperties {
  func chance(_ share: Double, _ random: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  func kind(_ random: inout SeededGenerator) -> ActionInput.Kind {
    ActionInput.Kind(
      isStrained: chance(0.3, &random), isTired: chance(0.3, &random),
      weekdayCount: Int.random(in: 0...4, using: &random), daysSince: Int.random(in: 0...59, using: &random),
      minutes: Double.random(in: 1...240, using: &random))
  }

  /// A person on a day, at any hour.
  func input(_ random: inout SeededGenerator) -> ActionInput {
    var input = ActionInput()
    input.outliers = chance(0.2, &random) ? 2 : Int.random(in: 0...1, using: &random)
    input.signal = [nil, .green, .green, .yellow, .red][Int.random(in: 0...4, using: &random)]
    input.condition = chance(0.85, &random) ? Int.random(in: 0...100, using: &random) : nil
    input.readiness = chance(0.9, &random) ? Int.random(in: 0...100, using: &random) : nil
    input.hasSleep = chance(0.8, &random)
    input.isHRVBelow = chance(0.9, &random) ? chance(0.2, &random) : nil
    input.balancePercent = chance(0.8, &random) ? Double.random(in: -60...40, using: &random) : nil
    input.recentRatio = chance(0.8, &random) ? Double.random(in: 0...2, using: &random) : nil
    input.daysSinceHard = chance(0.5, &random) ? Int.random(in: 1...13, using: &random) : nil
    input.minutesDone = chance(0.3, &random) ? Double.random(in: 0...90, using: &random) : 0
    input.strain = chance(0.3, &random) ? Double.random(in: 0..<100, using: &random) : 0
    input.injuryLimit = chance(0.3, &random) ? [.moderate, .easy, .walk][Int.random(in: 0...2, using: &random)] : nil
    input.doesWalkingStrain = input.injuryLimit != nil && chance(0.5, &random)
    input.doesStretchingStrain = input.injuryLimit != nil && chance(0.3, &random)
    input.kinds = (0..<Int.random(in: 0...5, using: &random)).map { _ in kind(&random) }
    input.clock = chance(0.9, &random) ? Double.random(in: 0..<1440, using: &random) : nil
    input.evening = chance(0.8, &random) ? evening(&random) : nil
    return input
  }

  func evening(_ random: inout SeededGenerator) -> Evening {
    Evening(
      usual: Double.random(in: 0..<1440, using: &random), needed: Double.random(in: 0..<1440, using: &random),
      wake: Double.random(in: 0..<1440, using: &random))
  }

  func each(_ seed: UInt64, _ body: (ActionInput) -> Void) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 { body(input(&random)) }
  }

  @Test func `no action strains an injured part`() {
    each(1) { input in
      let action = DayAction(input)
      switch action.thing {
      case .kind(let place): #expect(!input.kinds[place].isStrained)
      case .walk: #expect(!input.doesWalkingStrain)
      case .stretching: #expect(!input.doesStretchingStrain)
      case .rest, .bed, .done: break
      }
    }
  }

  @Test func `the level never falls as readiness rises`() {
    each(2) { input in
      var input = input
      var before = TrainingIntensity.rest
      for readiness in stride(from: 0, through: 100, by: 4) {
        input.readiness = readiness
        let level = DayAction(input).intensity
        #expect(level >= before)
        before = level
      }
    }
  }

  @Test func `the level never exceeds what readings, caps, injuries, sleep and load allow`() {
    each(3) { input in
      let level = DayAction(input).intensity
      if input.callsForRest { #expect(level <= .walk) }
      if input.signal == .yellow { #expect(level <= .easy) }
      if let limit = input.injuryLimit { #expect(level <= limit) }
      if input.condition == nil { #expect(level <= .easy) }
      if let score = input.readiness ?? input.condition {
        #expect(input.condition == nil || level <= .init(readiness: score))
      }
      if !input.hasSleep { #expect(level <= .moderate) }
      if level == .hard {
        #expect((input.balancePercent ?? -100) > -10 && input.isHRVBelow == false)
        #expect((input.daysSinceHard ?? 100) >= 3)
        #expect((input.recentRatio ?? 0) <= DayAction.highRatio)
      }
    }
  }

  @Test func `the same inputs give the same action, with whole amounts`() {
    each(4) { input in
      let action = DayAction(input)
      #expect(action == DayAction(input))
      if let minutes = action.minutes { #expect((10...90).contains(minutes) && minutes % 5 == 0) }
      if case .bed(let time?) = action.thing { #expect((0..<1440).contains(time)) }
      switch action.thing {
      case .kind, .walk, .stretching: #expect(action.minutes != nil)
      case .rest, .bed, .done: #expect(action.minutes == nil)
      }
    }
  }

  @Test func `training that is done and the hour never change the level`() {
    each(5) { input in
      var morning = input
      (morning.minutesDone, morning.strain, morning.clock) = (0, 0, nil)
      #expect(DayAction(input).intensity == DayAction(morning).intensity)
    }
  }

  @Test func `bed time is never later than usual and never past`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      var input = ActionInput()
      let evening = evening(&random)
      let before = Double(Int.random(in: 1...119, using: &random))
      input.evening = evening
      input.clock = CircularTime.difference(evening.usual - before, from: 0)
      input.clock = input.clock.map { $0 < 0 ? $0 + 1440 : $0 }
      guard case .bed(let time?) = DayAction(input).thing, let clock = input.clock else {
        Issue.record("two hours before bed there is a bed time")
        return
      }
      let untilBed = CircularTime.difference(time, from: clock)
      #expect(untilBed >= 0 && untilBed <= before + 5)
    }
  }
}

@Suite struct ActionTests {
  let run = ActionInput.Kind(isStrained: false, isTired: false, weekdayCount: 5, daysSince: 3, minutes: 45)
  let swim = ActionInput.Kind(isStrained: false, isTired: false, weekdayCount: 2, daysSince: 9, minutes: 40)

  /// A good morning with two kinds of training.
  func good(_ readiness: Int = 85) -> ActionInput {
    var input = ActionInput()
    (input.condition, input.readiness, input.isHRVBelow, input.balancePercent) = (80, readiness, false, 4)
    input.kinds = [run, swim]
    input.clock = 500
    input.evening = Evening(usual: 1400, needed: 1380, wake: 410)
    return input
  }

  @Test func `the weekday's most frequent kind, for its share of the usual minutes`() {
    let hard = DayAction(good())
    #expect(hard.thing == .kind(0) && hard.minutes == 35 && hard.intensity == .hard && hard.choice == .weekday(5))
    let moderate = DayAction(good(70))
    #expect(moderate.minutes == 45 && moderate.intensity == .moderate)
    let easy = DayAction(good(50))
    #expect(easy.minutes == 30 && easy.intensity == .easy)
    let walk = DayAction(good(30))
    #expect(walk.thing == .walk && walk.minutes == 20 && walk.intensity == .walk)
    #expect(DayAction(good(10)).thing == .rest)
  }

  @Test func `the kind not done for longest comes first among equally frequent ones`() {
    var input = good()
    input.kinds[0].weekdayCount = 2
    let action = DayAction(input)
    #expect(action.thing == .kind(1) && action.choice == .longest(days: 9))
  }

  @Test func `muscles that carried two days rest`() {
    var input = good()
    input.kinds[0].isTired = true
    #expect(DayAction(input).thing == .kind(1) && DayAction(input).tired == [0])
    input.kinds[1].isTired = true
    #expect(DayAction(input).thing == .kind(0), "nothing else is left")
  }

  @Test func `a hard day needs two days of distance, form and HRV`() {
    func limit(_ change: (inout ActionInput) -> Void) -> DayAction.Limit? {
      var input = good()
      change(&input)
      let action = DayAction(input)
      #expect(action.intensity == .moderate)
      return action.limits.first
    }
    #expect(limit { $0.daysSinceHard = 2 } == .hardDay(daysAgo: 2))
    #expect(limit { $0.balancePercent = -10 } == .balance(-10))
    #expect(limit { $0.balancePercent = nil } == .balance(nil))
    #expect(limit { $0.isHRVBelow = true } == .lowHRV)
    #expect(limit { $0.hasSleep = false } == .missingSleep)
    #expect(limit { $0.recentRatio = 1.4 } == .recentLoad(1.4))
    #expect(limit { $0.condition = 59 } == .lowCondition(59))
    #expect(limit { $0.injuryLimit = .moderate } == .injury)
  }

  @Test func `readings against training leave a short walk`() {
    var input = good()
    input.outliers = 2
    let action = DayAction(input)
    #expect(action.thing == .walk && action.minutes == 10 && action.rule == .vitals)
    input.doesWalkingStrain = true
    #expect(DayAction(input).thing == .rest)
  }

  @Test func `without a condition a walk by feel, and with an injury a kind that strains nothing`() {
    var input = good()
    input.condition = nil
    #expect(DayAction(input).thing == .walk && DayAction(input).rule == .noCondition)
    (input.doesWalkingStrain, input.injuryLimit, input.kinds[0].isStrained) = (true, .moderate, true)
    #expect(DayAction(input).thing == .kind(1))
    input.kinds[1].isStrained = true
    #expect(DayAction(input).thing == .stretching)
    input.doesStretchingStrain = true
    #expect(DayAction(input).thing == .rest)
  }

  @Test func `after enough training the day is done, and its afternoon is about sleep`() {
    var input = good()
    input.minutesDone = 36
    #expect(DayAction(input).thing == .done)
    #expect(DayAction(input).rule == .enough(minutes: 36, amount: 35, strain: 0))
    input.clock = 17 * 60
    #expect(DayAction(input).thing == .bed(1380))
    input.evening = nil
    #expect(DayAction(input).thing == .done)
    (input.minutesDone, input.strain) = (0, 61)
    #expect(DayAction(input).rule == .enough(minutes: 0, amount: nil, strain: 61))
  }

  @Test func `two hours before bed there is nothing to train`() {
    var input = good()
    input.clock = 1280
    #expect(DayAction(input).thing == .bed(1380) && DayAction(input).rule == .bedtime)
    input.clock = 1390
    #expect(DayAction(input).thing == .bed(1390))
    // After midnight the new day has no night yet.
    (input.clock, input.condition, input.hasSleep) = (20, nil, false)
    #expect(DayAction(input).thing == .bed(nil))
  }
}

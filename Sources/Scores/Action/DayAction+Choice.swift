extension DayAction {
  /// Chooses the action: readings against training come first, then readiness; what was done today and the hour may
  /// replace training, and never make it harder.
  public init(_ input: ActionInput) {
    if input.callsForRest {
      self.init(resting: input)
    } else if let score = input.readiness ?? input.condition, input.condition != nil {
      self.init(score, input)
    } else {
      self.init(byFeel: input)
    }
    settle(input)
  }

  /// Rule 1: rest, or a short walk that strains nothing. A score below 20 is a day of rest in any case.
  private init(resting input: ActionInput) {
    let score = input.readiness ?? input.condition
    let level = score.map(TrainingIntensity.init(readiness:)) ?? .walk
    self.init(.vitals, walking: min(level, .walk), Self.restingMinutes, input)
    self.score = score
    if thing == .stretching { rest() }
  }

  /// Rule 2: a walk by feel, or the first own kind that strains nothing.
  private init(byFeel input: ActionInput) {
    self.init(.noCondition, walking: min(.easy, input.injuryLimit ?? .easy), Self.walkMinutes, input)
    guard input.doesWalkingStrain, intensity >= .walk, input.injuryLimit.map({ $0 >= .easy }) ?? true else { return }
    intensity = .easy
    train(input)
  }

  /// Rules 5 and 6.
  private init(_ score: Int, _ input: ActionInput) {
    let capped = min(Double(score), TrainingReadiness.cap(outliers: input.outliers, signal: input.signal ?? .green))
    var level = TrainingIntensity(readiness: Int(saturating: capped))
    var limits: [Limit] = []
    if level == .hard, let reason = Self.againstHard(input) {
      level = .moderate
      limits.append(reason)
    }
    // Sleep and rest can make up for a low condition in the sum, but no headline about it asks for hard training.
    if let condition = input.condition {
      let most = TrainingIntensity(readiness: min(condition + 20, 100))
      if most < level {
        level = most
        limits.append(.lowCondition(condition))
      }
    }
    if !input.hasSleep {
      level = level.lowered
      limits.append(.missingSleep)
    }
    if let ratio = input.recentRatio, ratio > Self.highRatio {
      level = level.lowered
      limits.append(.recentLoad(ratio))
    }
    if let limit = input.injuryLimit, limit < level {
      level = limit
      limits.append(.injury)
    }
    self.init(.readiness, walking: level, Self.walkMinutes, input)
    self.score = score
    self.limits = limits
    guard level >= .easy else { return }
    intensity = level
    train(input)
  }

  /// A walk at no more than a level; stretching where walking strains a part, and rest where that does, too.
  private init(_ rule: Rule, walking level: TrainingIntensity, _ minutes: Int, _ input: ActionInput) {
    self.init(thing: .walk, minutes: minutes, intensity: min(level, .easy), rule: rule)
    strained = input.kinds.indices.filter { input.kinds[$0].isStrained }
    if level == .rest {
      rest()
    } else if input.doesWalkingStrain {
      thing = .stretching
      self.minutes = Self.restingMinutes
      intensity = .walk
      if input.doesStretchingStrain { rest() }
    }
  }

  private mutating func rest() {
    thing = .rest
    minutes = nil
    intensity = .rest
  }

  /// HRV-guided training keeps hard sessions for days on which HRV is in or above its range (Javaloyes 2019, IJSPP
  /// 14:23; Vesterinen 2016, Med Sci Sports Exerc 48:1347).
  private static func againstHard(_ input: ActionInput) -> Limit? {
    if let days = input.daysSinceHard, days < ActionInput.daysBetweenHard { return .hardDay(daysAgo: days) }
    guard let balance = input.balancePercent, balance > balanceForHard else { return .balance(input.balancePercent) }
    return input.isHRVBelow == false ? nil : .lowHRV
  }

  /// Replaces the walk with the best of the person's own kinds, if one strains nothing.
  private mutating func train(_ input: ActionInput) {
    let sound = input.kinds.indices.filter { !input.kinds[$0].isStrained }
    let rested = sound.filter { !input.kinds[$0].isTired }
    let open = rested.isEmpty ? sound : rested
    guard let best = open.min(by: { Self.precedes(input.kinds[$0], input.kinds[$1]) }) else {
      // A person without kinds of their own may still do more than the walk that the rule names.
      if thing == .walk {
        intensity = min(intensity, input.kinds.isEmpty ? .moderate : .easy)
      } else {
        intensity = thing == .rest ? .rest : .walk
      }
      return
    }
    let kind = input.kinds[best]
    thing = .kind(best)
    let wanted = kind.minutes * intensity.share
    minutes = min(max(Rounding.halfUp(wanted / 5) * 5, 10), 90)
    tired = rested.isEmpty ? [] : sound.filter { input.kinds[$0].isTired }
    if open.count == 1 {
      choice = .only
    } else if open.contains(where: { $0 != best && input.kinds[$0].weekdayCount == kind.weekdayCount }) {
      choice = .longest(days: kind.daysSince)
    } else {
      choice = .weekday(kind.weekdayCount)
    }
  }

  private static func precedes(_ a: ActionInput.Kind, _ b: ActionInput.Kind) -> Bool {
    a.weekdayCount == b.weekdayCount ? a.daysSince > b.daysSince : a.weekdayCount > b.weekdayCount
  }

  /// Rules 3 and 4: training that is done, and the hour before bed, leave nothing to train.
  private mutating func settle(_ input: ActionInput) {
    let bedtime = input.clock.flatMap { clock in input.evening.map { (clock, $0) } }
    let isEnough = minutes.map { input.minutesDone >= Double($0) } ?? false
    if isEnough || input.strain > Self.highStrain {
      rule = .enough(
        minutes: Rounding.halfUp(input.minutesDone), amount: isEnough ? minutes : nil,
        strain: Rounding.halfUp(input.strain))
      thing = .done
      minutes = nil
      if let (clock, evening) = bedtime, clock >= Self.afternoon || Self.isBedtime(clock, evening, input) {
        thing = .bed(evening.bedtime(at: clock))
      }
    } else if let (clock, evening) = bedtime, Self.isBedtime(clock, evening, input) {
      rule = .bedtime
      thing = .bed(evening.bedtime(at: clock))
      minutes = nil
    }
  }

  /// Past the usual time only a person whose night is missing is still up.
  private static func isBedtime(_ clock: Double, _ evening: Evening, _ input: ActionInput) -> Bool {
    evening.isNear(clock) || evening.isPast(clock) && (clock >= afternoon || !input.hasSleep)
  }
}

internal import DailveDomain
internal import DailveScores

/// A score as texts: value, reason, parts, missing inputs and method.
public struct ScoreContent: Sendable, Encodable, Equatable {
  /// Name of the score: "Sleep score".
  public var name: String
  public var value: Int?
  public var band: String?
  public var bandText: String?
  public var headline: String
  public var sentence: String
  public var parts: [Part]
  /// The missing inputs in one sentence.
  public var missingText: String?
  /// The baseline, and how reliable it is.
  public var baselineText: String?
  /// One suggestion.
  public var action: String?
  public var method: String
  /// The statistics behind it, shown on request.
  public var methodDetails: String?

  public struct Part: Sendable, Codable, Equatable {
    public var name: String
    public var label: String
    public var points: Double
    public var wholePoints: Int
    /// The most points possible; `nil` for a part that adds to or takes from a base.
    public var maximum: Double?
    /// The maximum in whole points.
    public var wholeMaximum: Int?
    /// True if its input is in the usual range, where points are neither good nor bad.
    public var isUsual = false
    /// Path of the page behind the part.
    public var path: String?
    /// The input: "7 h 12 min".
    public var input: String?
  }
}

/// Makes the texts of scores.
struct ScorePresenter {
  let language: Language

  /// - Parameter band: The word for the score's band, if it has its own.
  func content(
    _ score: Score, band: TextKey? = nil, name: String, headline: String, sentence: String, method: String,
    details: String,
    inputs: [ScorePartName: String],
    paths: [ScorePartName: String] = [:], baseline: String? = nil, action: String? = nil
  ) -> ScoreContent {
    ScoreContent(
      name: name, value: score.value, band: score.band.rawValue, bandText: language[band ?? score.band.title],
      headline: headline, sentence: sentence,
      parts: score.parts.filter { $0.name != .limit && $0.name != .cap || $0.wholePoints != 0 || $0.points != 0 }.map {
        ScoreContent.Part(
          name: $0.name.rawValue, label: language[$0.name.title], points: $0.points,
          wholePoints: $0.wholePoints, maximum: $0.maximum, wholeMaximum: $0.wholeMaximum,
          path: paths[$0.name], input: inputs[$0.name])
      }, missingText: missing(score.missing), baselineText: baseline, action: action, method: method,
      methodDetails: details)
  }

  /// Content for a missing score: the reason and what to do.
  func none(_ reason: NoScoreReason, name: String, method: String, details: String) -> ScoreContent {
    let words = words(reason)
    return ScoreContent(
      name: name, value: nil, band: nil, bandText: nil, headline: words.headline, sentence: words.sentence, parts: [],
      missingText: nil, baselineText: nil, action: nil, method: method, methodDetails: details)
  }

  func words(_ reason: NoScoreReason) -> (headline: String, sentence: String) {
    switch reason {
    // Without any recent day, no baseline is in progress.
    case .baselineInProgress(0, _): (language[.todayOldHRV], language[.todayNoHRVText])
    case .baselineInProgress(let have, let need):
      (language(.todayLearning, "\(have)", "\(need)"), language(.todayLearningText, "\(need - have)"))
    case .noHRVToday: (language[.todayNoHRV], language[.todayNoHRVText])
    case .tooLittleSleep: (language[.noscoreTooLittleSleep], language[.noscoreTooLittleSleepHow])
    case .onlyTimeInBed: (language[.noscoreOnlyTimeInBed], language[.noscoreOnlyTimeInBedHow])
    case .noNight: (language[.noscoreNoNight], language[.noscoreNoNightHow])
    case .tooFewWeighIns: (language[.noscoreTooFewWeighIns], language[.noscoreTooFewWeighInsHow])
    case .tooFewParts(let have):
      (
        language[.noscoreTooFewParts],
        have.first.map { language(.noscoreTooFewPartsHave, language[$0.title]) }
          ?? language[.noscoreTooFewPartsNone]
      )
    case .needsConditionAndOneMore: (language[.todayNoHRV], language[.todayNoHRVText])
    }
  }

  /// Names the missing inputs, and says that the others count more.
  func missing(_ names: [ScorePartName]) -> String? {
    guard !names.isEmpty else { return nil }
    return language(.scoreMissing, names.map { language[$0.title] }.joined(separator: ", "))
  }
}

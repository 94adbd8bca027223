public import DailveDomain
internal import DailveScores

/// The page that predicts a score from changed measurements.
public struct WhatIfViewModel: Sendable {
  public let content: WhatIfContent

  /// - Parameter field: The text of a field of the address.
  public init(
    _ score: WhatIfScore, _ viewer: ViewerContext, field: (String) -> String?, from reader: any HealthReader
  ) throws {
    var wanted: [WhatIfMeasure: Double] = [:]
    for measure in score.measures { wanted[measure] = field(measure.rawValue).flatMap { Double($0) } }
    let presenter = WhatIfPresenter(viewer: viewer)
    content =
      try AskWhatIf(reader)(score, on: viewer.day, wanted).map(presenter.content) ?? presenter.empty(score)
  }
}

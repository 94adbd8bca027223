internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// A rendered page that opens with a score.
struct ScorePage: Sendable {
  var html: [UInt8]
  var hasScore: Bool
  /// Errors behind missing parts.
  var failures: [any Error] = []
}

/// The score counts up when a browser first sees it on a day, and never again on that day.
private struct CountUp {
  private let cookie: String
  private let day: String

  /// `nil` for a score that this browser has already seen today, and on past days.
  init?(_ score: Address, _ page: Page) {
    cookie = CookieName.countedUp + "\(score.pattern)"
    day = page.viewer.day.description
    if page.viewer.isPast || page.request.isQuiet || page.request.cookie(cookie) == day { return nil }
  }

  func remember(in response: inout Response, _ context: AppContext) { response.keep(cookie, day, context) }
}

extension Viewers {
  func scorePage(
    _ address: Address, _ request: Request, _ context: AppContext,
    _ draw: @escaping @Sendable (Page, PageFrame) throws -> ScorePage
  ) async throws -> Response {
    let (drawn, countUp) = try await read(request, context) { page in
      let countUp = CountUp(address, page)
      let frame = page.frame(address, countsUp: countUp != nil)
      return (try draw(page, frame), countUp)
    }
    context.log(partsMissing: drawn.failures)
    var response = Response.page(drawn.html)
    if drawn.hasScore { countUp?.remember(in: &response, context) }
    return response
  }
}

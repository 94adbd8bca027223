internal import DailveViewModels

/// The cards of Today: what to do, last night, the goals, and what differs from the usual.
enum TodayBoard {
  /// The action; in the evening it is followed by the goals, otherwise by last night.
  static func first(_ content: TodayContent, _ frame: PageFrame) -> Node {
    .group([
      content.action.map { ActionCard.node($0, frame) } ?? .nothing,
      content.isEvening ? .nothing : night(content, frame), GoalsCard.node(content, frame),
    ])
  }

  static func rest(_ content: TodayContent, _ frame: PageFrame) -> Node {
    .group([OutsideList.node(content, frame), content.isEvening ? night(content, frame) : .nothing])
  }

  private static func night(_ content: TodayContent, _ frame: PageFrame) -> Node {
    if let night = content.night {
      return NightStrip.node(night, path: frame.link(PageOrigin.today.added(to: Address.sleep.path)), frame)
    }
    return content.morning == nil ? .nothing : NightStrip.waiting(frame.language)
  }
}

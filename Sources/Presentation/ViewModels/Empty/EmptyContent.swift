/// The empty state of a page or section: what is missing, why, and where to go next.
public struct EmptyContent: Sendable, Encodable, Equatable {
  /// Names the missing data, without a full stop.
  public var title: String
  /// The reason or the source of such data; `nil` if the title says it all.
  public var text: String?
  public var link: Link?
  /// A second, less prominent link.
  public var also: Link?

  public struct Link: Sendable, Encodable, Equatable {
    public var text: String
    public var path: String

    public init(text: String, path: String) {
      self.text = text
      self.path = path
    }
  }

  public init(title: String, text: String? = nil, link: Link? = nil, also: Link? = nil) {
    self.title = title
    self.text = text
    self.link = link
    self.also = also
  }
}

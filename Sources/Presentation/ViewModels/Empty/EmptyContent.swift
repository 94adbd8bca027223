/// The empty state of a page or section: what is missing, why, and where to go next.
public struct EmptyContent: Sendable, Encodable, Equatable {
  /// What is missing, without a full stop.
  public var title: String
  /// Why, or where it comes from; `nil` if the title says it all.
  public var text: String?
  public var way: Way?
  /// A second, less prominent link.
  public var also: Way?

  public struct Way: Sendable, Encodable, Equatable {
    public var text: String
    public var path: String

    public init(text: String, path: String) {
      self.text = text
      self.path = path
    }
  }

  public init(title: String, text: String? = nil, way: Way? = nil, also: Way? = nil) {
    self.title = title
    self.text = text
    self.way = way
    self.also = also
  }
}

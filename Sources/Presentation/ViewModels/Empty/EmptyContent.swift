/// What a page says where there is nothing to show, the same everywhere: what is missing, why, and one way on.
public struct EmptyContent: Sendable, Encodable, Equatable {
  /// What is missing, without a stop.
  public var title: String
  /// Why, or what brings it; `nil` where the title says all.
  public var text: String?
  public var way: Way?
  /// A second way, quieter.
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

/// A part of a long list.
package struct Listing<Item: Codable & Sendable>: Codable, Sendable {
  package var items: [Item]
  /// Asks for what follows, as `cursor`; absent at the end.
  package var next: String?

  package init(items: [Item], next: String?) {
    self.items = items
    self.next = next
  }
}

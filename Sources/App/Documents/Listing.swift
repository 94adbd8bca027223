/// A part of a long list.
package struct Listing<Item: Codable & Sendable>: Codable, Sendable {
  package var items: [Item]
  /// The `cursor` of the next page; absent on the last one.
  package var next: String?

  package init(items: [Item], next: String?) {
    self.items = items
    self.next = next
  }
}

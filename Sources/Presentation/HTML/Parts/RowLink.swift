/// A link to a page, with an icon and a text that says what is there.
enum RowLink {
  static func node(_ path: String, _ icon: Icon, title: String, _ text: String) -> Node {
    tag(
      "a", ["class": "card row-link", "href": path],
      tag("span", ["class": "badge-icon"], icon.node), tag("div", [:], .h2(title), .p(text)))
  }
}

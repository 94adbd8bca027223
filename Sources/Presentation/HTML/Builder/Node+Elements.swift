/// Elements that contain one text, with at most a class.
extension Node {
  static func h1(_ text: String, class style: String? = nil) -> Node { tag("h1", ["class": style], .text(text)) }
  static func h2(_ text: String, class style: String? = nil) -> Node { tag("h2", ["class": style], .text(text)) }
  static func h3(_ text: String, class style: String? = nil) -> Node { tag("h3", ["class": style], .text(text)) }
  static func p(_ text: String, class style: String? = nil) -> Node { tag("p", ["class": style], .text(text)) }
  static func b(_ text: String, class style: String? = nil) -> Node { tag("b", ["class": style], .text(text)) }
  static func span(_ text: String, class style: String? = nil) -> Node { tag("span", ["class": style], .text(text)) }
  static func strong(_ text: String, class style: String? = nil) -> Node {
    tag("strong", ["class": style], .text(text))
  }
  static func summary(_ text: String, class style: String? = nil) -> Node {
    tag("summary", ["class": style], .text(text))
  }
  static func legend(_ text: String, class style: String? = nil) -> Node {
    tag("legend", ["class": style], .text(text))
  }
  static func dt(_ text: String, class style: String? = nil) -> Node { tag("dt", ["class": style], .text(text)) }
  static func dd(_ text: String, class style: String? = nil) -> Node { tag("dd", ["class": style], .text(text)) }
  static func li(_ text: String, class style: String? = nil) -> Node { tag("li", ["class": style], .text(text)) }
  static func small(_ text: String, class style: String? = nil) -> Node { tag("small", ["class": style], .text(text)) }
  static func code(_ text: String, class style: String? = nil) -> Node { tag("code", ["class": style], .text(text)) }
}

/// Elements that several pages share.
extension Node {
  /// A part of a page with a heading.
  ///
  /// - Parameter style: Classes beside those of every card.
  static func card(_ title: String, class style: String? = nil, id: String? = nil, _ children: Node?...) -> Node {
    tag(
      "section", ["class": style.map { "card text \($0)" } ?? "card text", "id": id],
      [.h2(title)] + children.compactMap { $0 })
  }

  /// A row of `entries`: a name with its details below, and what can be done with it.
  static func entry(_ name: String, _ details: String, _ more: Node?...) -> Node {
    tag("li", [:], [tag("div", [:], .b(name), .span(details, class: "soft"))] + more.compactMap { $0 })
  }

  static func entries(_ rows: [Node]) -> Node { tag("ul", ["class": "entries"], rows) }

  static func link(_ text: String, to path: String?, class style: String? = nil) -> Node {
    tag("a", ["class": style, "href": path], .text(text))
  }

  /// A form that is posted.
  ///
  /// - Parameter marks: Attributes without values, in order, after the others.
  static func form(to path: String?, class style: String? = nil, marks: [String] = [], _ children: Node?...) -> Node {
    form(to: path, class: style, marks: marks, children.compactMap { $0 })
  }

  static func form(to path: String?, class style: String? = nil, marks: [String] = [], _ children: [Node]) -> Node {
    tag("form", ["method": "post", "action": path, "class": style], children).adding(marks.map { ($0, "") })
  }

  /// The button that sends its form.
  static func button(_ text: String, class style: String? = nil) -> Node {
    tag("button", ["type": "submit", "class": style], .text(text))
  }

  /// A value that its form sends along.
  static func hidden(_ name: String, _ value: String?) -> Node {
    tag("input", ["type": "hidden", "name": name, "value": value])
  }
}

package import DailveViewModels

/// The page of a category: every type with data, with its newest value.
package enum BrowseCategoryPage {
  package static func html(_ content: BrowseCategoryContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame.following(), title: content.title,
      back: Layout.backLink(frame, above: Address.browse.path, .navBrowse),
      tag(
        "div", ["class": "browse"],
        content.empty.map { EmptyState.card($0) },
        content.rows.isEmpty ? .nothing : BrowseRows.node(content.rows, from: frame.asOrigin),
        content.pages.isEmpty
          ? .nothing : tag("section", [:], .h2(language[.browseAlso]), BrowseRows.node(content.pages, class: "two"))))
  }
}

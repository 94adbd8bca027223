internal import DailveViewModels

/// Replaces a page that is not in the browser's cache while the server does not answer. The script leaves only links to
/// cached pages.
package enum OfflinePage {
  package static func html(frame: PageFrame) -> [UInt8] {
    let language = frame.language
    var frame = frame
    frame.isMissing = true
    let pages: [(address: Address, icon: Icon, title: TextKey)] = [
      (.today, .today, .navToday), (.activity, .run, .navActivity), (.wellness, .wellness, .navWellness),
      (.sleep, .sleep, .navSleep), (.body, .body, .navBody), (.injuries, .injury, .navInjuries),
      (.bodyNew, .plus, .wellnessAddEntry), (.workoutNew, .plus, .workoutNew),
    ]
    return Layout.page(
      frame, title: language[.offlineTitle],
      tag(
        "section", ["class": "card text"], .p(language[.offlineLead]),
        // The script inserts the address of the requested page.
        tag("p", [:], .link(language[.offlineAgain], to: "", class: "button"))),
      tag(
        "section", ["class": "card text", "aria-labelledby": "kept"],
        tag("h2", ["id": "kept"], .text(language[.offlineKept])),
        tag(
          "ul", ["class": "kept", "data-kept": ""],
          pages.map { page in
            tag("li", [:], tag("a", ["href": page.address.path], page.icon.node, .text(language[page.title])))
          })))
  }
}

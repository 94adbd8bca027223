/// The pictures of the ways to begin, drawn in the colour of the text around them.
enum StartPicture {
  case file, phone

  /// A decoration: the heading beside it says the same in words.
  var node: Node {
    tag(
      "svg", ["class": "picture", "viewBox": "0 0 160 96", "aria-hidden": "true", "focusable": "false"],
      .group(lines.map { tag("path", ["class": $0.isFaint ? "faint" : nil, "d": $0.path]) }))
  }

  private var lines: [(path: String, isFaint: Bool)] {
    switch self {
    case .file:
      [
        // A sheet with a folded corner that holds a heartbeat goes into a tray.
        ("M56 8h34l14 14v42H56V8Z", false), ("M90 8v14h14", false),
        ("M62 44h9l4-10 7 20 5-14 3 4h8", false),
        ("M32 66v14a8 8 0 0 0 8 8h80a8 8 0 0 0 8-8V66", false),
        ("M62 30h14M32 66h14M114 66h14", true),
      ]
    case .phone:
      [
        // A phone with a heartbeat sends to a computer.
        ("M22 14h26a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z", false),
        ("M31 76h8M21 46h6l3-8 5 16 4-10 2 2h8", false),
        ("M94 26h50v36H94V26Zm16 52h18m-9-16v16", false),
        ("M62 46h4m5 0h4m5 0h4m-5-5 5 5-5 5", false), ("M102 52h10m6 0h18M102 36h26", true),
      ]
    }
  }
}

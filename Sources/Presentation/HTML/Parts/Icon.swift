/// Our own icons, drawn on a 24-point grid with one stroke width.
enum Icon: String, CaseIterable {
  case today, data, settings, heart, sleep, vitals, fitness, body, activity, train, easy, rest, refresh, back, forward,
    warning, check, close, plus, injury, more, wellness, watch, phone, app, own, play, table, list, compare, clock, run,
    walk, ride, swim, strength, stretch, climb, trophy

  private var path: String {
    switch self {
    case .today: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z"
    case .data: "M12 3v11m0 0 4-4m-4 4-4-4M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2"
    case .settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.500v5M9 14.500v5"
    case .heart:
      "M12 20s-7.500-4.600-7.500-10A4.300 4.300 0 0 1 12 7.300 4.300 4.300 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10Z"
    case .sleep: "M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z"
    case .vitals: "M3 13h4l3-8 4 14 3-8h4"
    case .fitness: "M4 9v6M7 6.500v11M17 6.500v11M20 9v6M7 12h10"
    case .body: "M12 3a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM9.500 21v-6L8 9.500h8L14.500 15v6"
    case .clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2"
    case .activity: "M13 4.500h.01M7 21l3.500-6 3 2.500V22M5 12l4-4 4 1 2.500 3.500H19"
    case .run: "M14.500 4.200h.01M6 21l4-5.500 3 2.500v4M5 12.500l4-4 4.500 1.500 2.500 3.500h4M13.500 10 10 15.500"
    case .walk: "M12.500 4h.01M12 8v6l-3 7M12 14l4 3 1 4M12 8l-4 2.500v3M12 8l3 3.500 3 1"
    case .ride:
      "M6 13.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Zm12 0a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM6 17l3.500-7h6l2.500 7M9.500 10l4 7h4.500M14 6h2.500"
    case .swim:
      "M3 18c1.500 1.300 3 1.300 4.500 0s3-1.300 4.500 0 3 1.300 4.500 0 3-1.300 4.500 0M6 14l6-4-3-3.500 4-1.500 5 8M18 6h.01"
    case .strength: "M3 10v4M6 7v10M18 7v10M21 10v4M6 12h12"
    case .stretch: "M12 4h.01M12 8v6M5 12l7-3.500 7 3.500M5 20.500c2-5 12-5 14 0"
    case .climb: "M3 20 9.500 8l4 7 2.500-4 5 9H3Z"
    case .trophy:
      "M8 4h8v5a4 4 0 0 1-8 0V4Zm0 2H4c0 3 1.500 5 4 5m8-5h4c0 3-1.500 5-4 5M12 13v4m-4 3.500h8M9.500 20.500c0-2 1-3.500 2.500-3.500s2.500 1.500 2.500 3.500"
    case .train: "M13 3 5 14h6l-1 7 8-11h-6l1-7Z"
    case .easy: "M4 18c4-9 8-12 16-13-1 8-5 12-12 12M4 21c1-5 4-8 8-10"
    case .rest: "M5 10v4a5 5 0 0 0 5 5h3a5 5 0 0 0 5-5v-4H5Zm13 1h1a2 2 0 0 1 0 5h-1M9 3v3M13 3v3"
    case .refresh: "M20 11a8 8 0 1 0-2.300 6M20 5v6h-6"
    case .back: "M15 5l-7 7 7 7"
    case .forward: "M9 5l7 7-7 7"
    case .close: "M6 6l12 12M18 6 6 18"
    case .check: "M4 12.500l5 5L20 6.500"
    case .play: "M8 5v14l11-7L8 5Z"
    case .table: "M4 6h16v12H4V6Zm0 4.500h16M10 6v12"
    case .list: "M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01"
    case .compare: "M4 16l4-6 4 4 4-8 4 5M4 20h.01M8 20h.01M12 20h.01M16 20h.01M20 20h.01"
    case .plus: "M12 5v14M5 12h14"
    case .injury:
      "M5.500 13.500 13.500 5.500a3.500 3.500 0 0 1 5 5l-8 8a3.500 3.500 0 0 1-5-5Zm4-4 5 5M10 12h.01M12 10h.01M12 14h.01M14 12h.01"
    case .more: "M5 12h.01M12 12h.01M19 12h.01"
    case .wellness:
      "M12 21c-5 0-8-3-8-8 5 0 8 3 8 8Zm0 0c5 0 8-3 8-8-5 0-8 3-8 8Zm0-6c-2.500-2-3.500-5 0-10 3.500 5 2.500 8 0 10Z"
    case .watch:
      "M8.500 7h7a1.500 1.500 0 0 1 1.500 1.500v7a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 7 15.500v-7A1.500 1.500 0 0 1 8.500 7ZM9 7l.500-4h5l.500 4M9 17l.500 4h5l.500-4"
    case .phone:
      "M8.500 3h7A1.500 1.500 0 0 1 17 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 7 19.500v-15A1.500 1.500 0 0 1 8.500 3ZM11 18h2"
    case .app: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm2 8h8"
    case .own: "M4 20l1-4L16.500 4.500a2 2 0 0 1 3 3L8 19l-4 1Zm10.500-13.500 3 3"
    case .warning: "M12 4 3 20h18L12 4Zm0 6v4m0 3h.01"
    }
  }

  var node: Node {
    tag(
      "svg", ["class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"],
      tag("path", ["d": path]))
  }
}

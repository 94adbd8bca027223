/// Icons on a grid of 24 points with one stroke width and round ends. Some have a soft fill below the lines, or solid
/// dots such as heads.
enum Icon: String, CaseIterable {
  case today, activity, wellness, browse
  case run, walk, ride, swim, strength, stretch, racket, climb, stairs, train, easy, rest, bed
  case heart, hrv, sleep, vitals, fitness, body, mind, records, steps, flame, timer, temperature, drop, pressure,
    ecg, hearing, medication, nutrition, mobility, stress, sick, injury
  case coffee, wine, meal, travel, experiment, sun
  case medal, star, map, calendar, journal, seal
  case data, settings, phone, watch, sync, lock, shield, own, search, info
  case refresh, back, forward, down, plus, minus, check, close
  case clock, play, table, list, compare, more, app, warning

  private struct Drawing {
    var soft = ""
    var line = ""
    var dots = ""
    /// A line of another width.
    var wide: (width: String, path: String)?
  }

  private var drawing: Drawing {
    switch self {
    case .today: Drawing(line: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z", wide: ("4", "M12 4a8 8 0 1 1-7.6 5.5"))
    case .activity: Drawing(wide: ("2.8", "M3 18.5a9 9 0 0 1 18 0M8 18.5a4 4 0 0 1 8 0"))
    case .wellness:
      Drawing(
        soft: "M12 5c2.5 2.5 3.5 5 3.5 7.5S14 18 12 19.5c-2-1.5-3.5-4.5-3.5-7S9.5 7.5 12 5Z",
        line:
          "M12 5c2.5 2.5 3.5 5 3.5 7.5S14 18 12 19.5c-2-1.5-3.5-4.5-3.5-7S9.5 7.5 12 5ZM8.4 11C6.5 10 4.5 9.8 2.8 10c0 5.5 3.7 9.5 9.2 9.5s9.2-4 9.2-9.5c-1.7-.2-3.7 0-5.6 1"
      )
    case .browse:
      Drawing(
        soft:
          "M5.7 3.5h2.6a2.2 2.2 0 0 1 2.2 2.2v2.6a2.2 2.2 0 0 1-2.2 2.2h-2.6a2.2 2.2 0 0 1-2.2-2.2v-2.6a2.2 2.2 0 0 1 2.2-2.2ZM15.7 13.5h2.6a2.2 2.2 0 0 1 2.2 2.2v2.6a2.2 2.2 0 0 1-2.2 2.2h-2.6a2.2 2.2 0 0 1-2.2-2.2v-2.6a2.2 2.2 0 0 1 2.2-2.2Z",
        line:
          "M5.7 3.5h2.6a2.2 2.2 0 0 1 2.2 2.2v2.6a2.2 2.2 0 0 1-2.2 2.2h-2.6a2.2 2.2 0 0 1-2.2-2.2v-2.6a2.2 2.2 0 0 1 2.2-2.2ZM13.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0ZM5.7 13.5h2.6a2.2 2.2 0 0 1 2.2 2.2v2.6a2.2 2.2 0 0 1-2.2 2.2h-2.6a2.2 2.2 0 0 1-2.2-2.2v-2.6a2.2 2.2 0 0 1 2.2-2.2ZM15.7 13.5h2.6a2.2 2.2 0 0 1 2.2 2.2v2.6a2.2 2.2 0 0 1-2.2 2.2h-2.6a2.2 2.2 0 0 1-2.2-2.2v-2.6a2.2 2.2 0 0 1 2.2-2.2Z"
      )
    case .run:
      Drawing(
        line: "M12.6 8.2 10.2 13.4l3.9 2.5-1.5 5.6M9.9 14.6 8 18H3.8M12.6 8.2 8.3 8.7 6.2 12M12.6 8.2l2.7 3.4h3.5",
        dots: "M12.6 4a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z")
    case .walk:
      Drawing(
        line: "M12.2 8 11.4 13.6l3 3 .8 5M11.4 13.6 9.9 17.4 7.2 21.6M12.2 8 8.7 10l-.7 3.6M12.2 8l2.6 3 2.8 1.4",
        dots: "M10.6 3.9a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z")
    case .ride:
      Drawing(
        soft: "M1.7 16.4a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0ZM14.9 16.4a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0Z",
        line:
          "M1.7 16.4a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0ZM14.9 16.4a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0ZM12 16.8V13l-3-2.6 3.8-3.6 2.4 3h3",
        dots: "M14.1 4.2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0Z")
    case .swim:
      Drawing(
        soft:
          "M2 17.2c1.7 0 1.7 1.3 3.3 1.3s1.7-1.3 3.4-1.3 1.7 1.3 3.3 1.3 1.7-1.3 3.4-1.3 1.7 1.3 3.3 1.3S20.3 17.2 22 17.2V22H2Z",
        line:
          "M5.6 13.4 11.4 9.3 8.8 6.2 13.6 4.6M11.4 9.3l4.3 4.1M2 17.2c1.7 0 1.7 1.3 3.3 1.3s1.7-1.3 3.4-1.3 1.7 1.3 3.3 1.3 1.7-1.3 3.4-1.3 1.7 1.3 3.3 1.3S20.3 17.2 22 17.2",
        dots: "M15.3 8.6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0Z")
    case .strength:
      Drawing(
        soft:
          "M5.6 7h1a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM17.4 7h1a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1Z",
        line: "M2.5 10v4M5.7 7.2v9.6M5.7 12h12.6M18.3 7.2v9.6M21.5 10v4")
    case .stretch:
      Drawing(
        line: "M12 9v5.5M12 10.5 7 14.5M12 10.5l5 4M4 19.5h4.5L12 15l3.5 4.5H20",
        dots: "M9.8 4.6a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z")
    case .racket:
      Drawing(
        soft: "M4.74 11.58A5.2 6 -35 1 0 13.26 5.62 5.2 6 -35 1 0 4.74 11.58Z",
        line: "M4.74 11.58A5.2 6 -35 1 0 13.26 5.62 5.2 6 -35 1 0 4.74 11.58Zm12.5 13.4 6 7.1",
        dots: "M17.2 9.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0Z")
    case .climb: Drawing(soft: "m2.5 19.5 6.5-12 4 6.5 2.5-3.5 6 9Z", line: "m2.5 19.5 6.5-12 4 6.5 2.5-3.5 6 9Z")
    case .stairs: Drawing(soft: "M3 20.5v-4h4.5v-4H12v-4h4.5v-4H21v16Z", line: "M3 20.5v-4h4.5v-4H12v-4h4.5v-4H21")
    case .train: Drawing(soft: "M13 2.8 5 13.5h5.5L10 21.2l8.5-11H13Z", line: "M13 2.8 5 13.5h5.5L10 21.2l8.5-11H13Z")
    case .easy:
      Drawing(
        soft: "M5 19C4 10 9 4.5 20 4c.5 10-4 16-13 14.5",
        line: "M4 20.5C5.5 15 9 11 14 9.5M6.5 18.5C3.5 11 9 4.5 20 4c.5 10.5-5 16.5-13.5 14.5Z")
    case .rest: Drawing(line: "M5 10v4a5 5 0 0 0 5 5h3a5 5 0 0 0 5-5v-4H5Zm13 1h1a2 2 0 0 1 0 5h-1M9 3v3M13 3v3")
    case .bed:
      Drawing(
        soft: "M3 12.5h18V17H3Z",
        line: "M3 5.5V20M3 17h18M21 20v-5a2.5 2.5 0 0 0-2.5-2.5H3M11 9.3h5.5a3 3 0 0 1 3 3",
        dots: "M5.6 9.2a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0Z")
    case .heart:
      Drawing(
        soft: "M12 20.3S3.5 15.3 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6-8.5 11-8.5 11Z",
        line: "M12 20.3S3.5 15.3 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6-8.5 11-8.5 11Z")
    case .hrv:
      Drawing(
        soft: "M12 20.3S3.5 15.3 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6-8.5 11-8.5 11Z",
        line:
          "M3.7 8a4.7 4.7 0 0 1 8.3-1.4A4.7 4.7 0 0 1 20.3 8M5.3 14.5C7.6 17.7 12 20.3 12 20.3s4.4-2.6 6.7-5.8M2.5 11.3h4.7l1.9-3 2.7 6 2-4.5 1 1.5h6.7"
      )
    case .sleep:
      Drawing(
        soft: "M20 14.3A8.4 8.4 0 0 1 9.7 4a8.4 8.4 0 1 0 10.3 10.3Z",
        line: "M20 14.3A8.4 8.4 0 0 1 9.7 4a8.4 8.4 0 1 0 10.3 10.3Z")
    case .vitals:
      Drawing(
        soft:
          "M9 8.5c-3 1-5.5 5-5.5 9 0 2.2 1 3 2.6 3C8.6 20.5 10 19 10 16V9.5ZM15 8.5c3 1 5.5 5 5.5 9 0 2.2-1 3-2.6 3-2.5 0-3.9-1.5-3.9-4.5V9.5Z",
        line:
          "M12 3.5v7l-2 1.7M12 10.5l2 1.7M10 9.5V16c0 3-1.4 4.5-3.9 4.5-1.6 0-2.6-.8-2.6-3 0-4 2.3-7.7 5-8.9.9-.4 1.5.1 1.5.9ZM14 9.5V16c0 3 1.4 4.5 3.9 4.5 1.6 0 2.6-.8 2.6-3 0-4-2.3-7.7-5-8.9-.9-.4-1.5.1-1.5.9Z"
      )
    case .fitness: Drawing(line: "M3 17l5.5-5.5 4 4L21 7M15 7h6v6")
    case .body:
      Drawing(
        soft: "M7.5 4h9a4 4 0 0 1 4 4v8.5a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-8.5a4 4 0 0 1 4-4Z",
        line:
          "M7.5 4h9a4 4 0 0 1 4 4v8.5a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-8.5a4 4 0 0 1 4-4ZM8 8.5a5.6 5.6 0 0 1 8 0l-2 2.3h-4ZM12 10.6l1-2"
      )
    case .mind:
      Drawing(
        soft: "M12 3.5a7.5 7.5 0 0 1 7.4 6.3l1.6 3.7-2 .8V17a2 2 0 0 1-2 2h-2v2H8v-4.3a7.5 7.5 0 0 1 4-13.2Z",
        line:
          "M8 21v-4.3a7.5 7.5 0 1 1 11.4-6.9l1.6 3.7-2 .8V17a2 2 0 0 1-2 2h-2v2M12 13.4s-3-1.8-3-3.8A1.6 1.6 0 0 1 12 9a1.6 1.6 0 0 1 3 .6c0 2-3 3.8-3 3.8Z"
      )
    case .records:
      Drawing(
        soft: "M6 2.8h7.5L19 8.3V19a2.2 2.2 0 0 1-2.2 2.2H6.2A2.2 2.2 0 0 1 4 19V5a2.2 2.2 0 0 1 2-2.2Z",
        line:
          "M13.5 2.8H6.7A2.2 2.2 0 0 0 4.5 5v14a2.2 2.2 0 0 0 2.2 2.2h10.6a2.2 2.2 0 0 0 2.2-2.2V8.8ZM13.5 2.8v6h6M8.5 13.5h7M8.5 17h4.5"
      )
    case .steps:
      Drawing(
        soft:
          "M8.2 3.2c2 0 3 2.2 3 4.8 0 2-.7 3.3-1 5.2H6c-.4-1.9-1.1-3.2-1.1-5.2 0-2.6 1.3-4.8 3.3-4.8ZM16 7.4c2 0 3.2 2 3.2 4.6 0 1.9-.7 3-1 4.6h-4.2c-.3-1.6-1-2.7-1-4.6 0-2.6 1-4.6 3-4.6Z",
        line:
          "M8.2 3.2c2 0 3 2.2 3 4.8 0 2-.7 3.3-1 5.2H6c-.4-1.9-1.1-3.2-1.1-5.2 0-2.6 1.3-4.8 3.3-4.8ZM6.3 16h3.6M16 7.4c2 0 3.2 2 3.2 4.6 0 1.9-.7 3-1 4.6h-4.2c-.3-1.6-1-2.7-1-4.6 0-2.6 1-4.6 3-4.6ZM14.3 19.6h3.5"
      )
    case .flame:
      Drawing(
        soft:
          "M12 2.8c.6 3.4 5.8 5.7 5.8 11A5.9 5.9 0 0 1 12 20a5.9 5.9 0 0 1-5.8-6.2c0-2.3 1.2-4 2.4-5.2.2 1.6.8 2.5 1.7 3C10 8.5 10.6 5.4 12 2.8Z",
        line:
          "M12 2.8c.6 3.4 5.8 5.7 5.8 11A5.9 5.9 0 0 1 12 20.4a5.9 5.9 0 0 1-5.8-6.6c0-2.3 1.2-4 2.4-5.2.2 1.6.8 2.5 1.7 3C10 8.5 10.6 5.4 12 2.8Z"
      )
    case .timer:
      Drawing(
        soft: "M4.5 13.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0Z",
        line: "M4.5 13.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0ZM12 13.5V9.5M9.5 2.5h5M18.3 6.3l1.2-1.2")
    case .temperature:
      Drawing(
        soft: "M12 11.5a4.3 4.3 0 1 0 0 9 4.3 4.3 0 0 0 0-9Z",
        line: "M9.3 12.8V5.7a2.7 2.7 0 0 1 5.4 0v7.1a4.7 4.7 0 1 1-5.4 0ZM12 9v7",
        dots: "M10.3 16.6a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0Z")
    case .drop:
      Drawing(
        soft: "M12 3s6.5 6.7 6.5 11.2a6.5 6.5 0 0 1-13 0C5.5 9.7 12 3 12 3Z",
        line: "M12 3s6.5 6.7 6.5 11.2a6.5 6.5 0 0 1-13 0C5.5 9.7 12 3 12 3ZM9 15a3.2 3.2 0 0 0 2.6 2.8")
    case .pressure:
      Drawing(
        soft: "M4.5 10.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0Z",
        line:
          "M4.5 10.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0Zm12 10.5 3.2-3.2M12 18v1.5a2 2 0 0 0 2 2h4M7.6 10.5h.01M12 6.2h.01M16.4 10.5h.01"
      )
    case .ecg:
      Drawing(
        soft: "M6.5 4h11a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4Z",
        line: "M2.5 12.5h4.2l1.3-2 1.5 2 2-7 2.6 13 2-8 1.2 2h4.2")
    case .hearing:
      Drawing(
        soft: "M6.5 9.5a5.5 5.5 0 0 1 11 0c0 4-3.5 4.6-4 8-.3 2-1.5 3-3 3a3 3 0 0 1-3-3Z",
        line:
          "M6.5 9.5a5.5 5.5 0 0 1 11 0c0 4-3.7 4.8-4 8-.2 2-1.5 3-3 3a3.2 3.2 0 0 1-3.2-3M9.5 9.5a2.5 2.5 0 0 1 5 0c0 2-2.3 2.2-2.3 4.2"
      )
    case .medication:
      Drawing(
        soft:
          "M5.29 12.41L13.57 5.46A4 4 0 0 1 19.2 5.96L19.2 5.96A4 4 0 0 1 18.71 11.59L10.43 18.54A4 4 0 0 1 4.8 18.04L4.8 18.04A4 4 0 0 1 5.29 12.41Z",
        line:
          "M5.29 12.41L13.57 5.46A4 4 0 0 1 19.2 5.96L19.2 5.96A4 4 0 0 1 18.71 11.59L10.43 18.54A4 4 0 0 1 4.8 18.04L4.8 18.04A4 4 0 0 1 5.29 12.41Zm9.4 8.9 5.2 6.2"
      )
    case .nutrition:
      Drawing(
        soft:
          "M12 8c2-1.5 7.5-1.7 7.5 4.5 0 4.5-3 8-5 8-1 0-1.5-.5-2.5-.5s-1.5.5-2.5.5c-2 0-5-3.5-5-8C4.5 6.3 10 6.5 12 8Z",
        line:
          "M12 8c2-1.5 7.5-1.7 7.5 4.5 0 4.5-3 8-5 8-1 0-1.5-.5-2.5-.5s-1.5.5-2.5.5c-2 0-5-3.5-5-8C4.5 6.3 10 6.5 12 8ZM12 8c0-2.5 1-4.3 3.5-5"
      )
    case .mobility:
      Drawing(
        soft: "M3.5 19.5c0-4 2-4 2.5-8h4.5c0 3 5.5 3.5 9 5 1 .5 1.5 1.5 1.5 3Z",
        line:
          "M3.5 19.5c0-4 2-4 2.5-8h4.5c0 3 5.5 3.5 9 5 1 .5 1.5 1.5 1.5 3ZM12 14.6l1.3-1.6M15 15.7l1.2-1.5M5 7.5h5M3 4h5"
      )
    case .stress: Drawing(line: "M12 12.5a1.7 1.7 0 1 1 1.7 1.7 4 4 0 1 1 2.3-5.4M16 8.8a7 7 0 1 0 2.3 7.7")
    case .sick:
      Drawing(
        soft: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0Z",
        line:
          "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM8.5 16.5c1-1.5 2-2 3.5-2s2.5.5 3.5 2M8 9.5l2 1M16 9.5l-2 1")
    case .injury:
      Drawing(
        soft:
          "M5.06 12.6L13.8 5.27A4 4 0 0 1 19.43 5.76L19.43 5.76A4 4 0 0 1 18.94 11.4L10.2 18.73A4 4 0 0 1 4.57 18.24L4.57 18.24A4 4 0 0 1 5.06 12.6Z",
        line:
          "M5.06 12.6L13.8 5.27A4 4 0 0 1 19.43 5.76L19.43 5.76A4 4 0 0 1 18.94 11.4L10.2 18.73A4 4 0 0 1 4.57 18.24L4.57 18.24A4 4 0 0 1 5.06 12.6ZM12 10.5h.01M12 13.5h.01M10.5 12h.01M13.5 12h.01"
      )
    case .coffee:
      Drawing(
        soft: "M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5Z",
        line: "M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM17 10.5h1.5a2.7 2.7 0 0 1 0 5.5H17M8 2.5v3M12.5 2.5v3")
    case .wine:
      Drawing(
        soft: "M7.5 8.5h9c0 3.5-1.7 6-4.5 6s-4.5-2.5-4.5-6Z",
        line: "M8 3h8c1.3 6 .2 11.5-4 11.5S6.7 9 8 3ZM12 14.5V21M8.5 21h7M7.4 8.5h9.2")
    case .meal: Drawing(line: "M6 3v6a2.5 2.5 0 0 0 5 0V3M8.5 3v18M17.5 21v-7h-3c0-6 1-9.5 3-11Z")
    case .travel:
      Drawing(
        soft: "M10.5 13.5 3 11l1.5-1.5 7 .5 5-5c1-1 2.8-1.4 3.5-.9.5.7.1 2.5-.9 3.5l-5 5 .5 7L13 21Z",
        line: "M10.5 13.5 3 11l1.5-1.5 7 .5 5-5c1-1 2.8-1.4 3.5-.9.5.7.1 2.5-.9 3.5l-5 5 .5 7L13 21ZM10.5 13.5 6.5 17.5"
      )
    case .experiment:
      Drawing(
        soft: "M7.5 14h9l2.5 4.7A1.7 1.7 0 0 1 17.5 21h-11A1.7 1.7 0 0 1 5 18.7Z",
        line: "M9.5 3v6.5L5 18.7A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.3L14.5 9.5V3M8 3h8M7.5 14h9")
    case .sun:
      Drawing(
        soft: "M7.5 12a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Z",
        line:
          "M7.5 12a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
      )
    case .medal:
      Drawing(
        soft: "M6 14.8a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z",
        line: "m8.6 9.9-4.1-7h4.7l2.8 5 2.8-5h4.7l-4.1 7M6 14.8a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z")
    case .star:
      Drawing(
        soft: "m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z",
        line: "m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z")
    case .map:
      Drawing(
        soft: "m3 6.5 6-2.5 6 2.5 6-2.5v13.5l-6 2.5-6-2.5-6 2.5Z",
        line: "m3 6.5 6-2.5 6 2.5 6-2.5v13.5l-6 2.5-6-2.5-6 2.5ZM9 4v13.5M15 6.5V20")
    case .calendar:
      Drawing(
        soft:
          "M7 5h10a3.5 3.5 0 0 1 3.5 3.5v8.5a3.5 3.5 0 0 1-3.5 3.5h-10a3.5 3.5 0 0 1-3.5-3.5v-8.5a3.5 3.5 0 0 1 3.5-3.5Z",
        line:
          "M7 5h10a3.5 3.5 0 0 1 3.5 3.5v8.5a3.5 3.5 0 0 1-3.5 3.5h-10a3.5 3.5 0 0 1-3.5-3.5v-8.5a3.5 3.5 0 0 1 3.5-3.5ZM3.5 10h17M8 2.8V6.5M16 2.8V6.5"
      )
    case .journal:
      Drawing(
        soft: "M5 4.5A2 2 0 0 1 7 2.8h12v18.4H7a2 2 0 0 1-2-2Z",
        line: "M19 17.5H7a2 2 0 0 0-2 1.9V5a2.2 2.2 0 0 1 2.2-2.2H19v18.4H7a2 2 0 0 1-2-2M9 7h6")
    case .seal:
      Drawing(
        soft:
          "M12 2.8 14.3 4.7l3-.3 .9 2.9 2.5 1.6-1 2.9 1 2.8-2.5 1.7-.9 2.9-3-.3L12 20.8l-2.3-1.9-3 .3-.9-2.9-2.5-1.7 1-2.8-1-2.9 2.5-1.6.9-2.9 3 .3Z",
        line:
          "M12 2.8 14.3 4.7l3-.3 .9 2.9 2.5 1.6-1 2.9 1 2.8-2.5 1.7-.9 2.9-3-.3L12 20.8l-2.3-1.9-3 .3-.9-2.9-2.5-1.7 1-2.8-1-2.9 2.5-1.6.9-2.9 3 .3ZM8.8 12l2.3 2.3 4.2-4.6"
      )
    case .data:
      Drawing(
        soft: "M4 14v4a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-4Z",
        line: "M12 3v11M7.5 9.8 12 14.3l4.5-4.5M4 14v4a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-4")
    case .settings:
      Drawing(
        soft: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0Z",
        line:
          "M4 7h9M17.5 7H20M4 17h2.5M11 17h9M12.9 7a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM6.4 17a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0Z"
      )
    case .phone:
      Drawing(
        soft: "M9.5 2.5h5a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3Z",
        line: "M9.5 2.5h5a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3ZM11 18.5h2")
    case .watch:
      Drawing(
        soft:
          "M9.5 6.5h5a3.5 3.5 0 0 1 3.5 3.5v4a3.5 3.5 0 0 1-3.5 3.5h-5a3.5 3.5 0 0 1-3.5-3.5v-4a3.5 3.5 0 0 1 3.5-3.5Z",
        line:
          "M9.5 6.5h5a3.5 3.5 0 0 1 3.5 3.5v4a3.5 3.5 0 0 1-3.5 3.5h-5a3.5 3.5 0 0 1-3.5-3.5v-4a3.5 3.5 0 0 1 3.5-3.5Zm8.5 6.5.7-4h5.6l.7 4M8.5 17.5l.7 4h5.6l.7-4M12 9.8V12l1.7 1.2"
      )
    case .sync:
      Drawing(line: "M4 10a8.3 8.3 0 0 1 14.5-3.5L20.5 9M20.5 4v5h-5M20 14a8.3 8.3 0 0 1-14.5 3.5L3.5 15M3.5 20v-5h5")
    case .lock:
      Drawing(
        soft: "M7.5 10.5h9a3 3 0 0 1 3 3v4.5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-4.5a3 3 0 0 1 3-3Z",
        line:
          "M7.5 10.5h9a3 3 0 0 1 3 3v4.5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-4.5a3 3 0 0 1 3-3ZM7.8 10.5V7.2a4.2 4.2 0 0 1 8.4 0v3.3M12 14.8v2"
      )
    case .shield:
      Drawing(
        soft: "M12 2.8 4.5 5.6v6c0 4.7 3 8 7.5 9.6 4.5-1.6 7.5-4.9 7.5-9.6v-6Z",
        line: "M12 2.8 4.5 5.6v6c0 4.7 3 8 7.5 9.6 4.5-1.6 7.5-4.9 7.5-9.6v-6ZM8.5 11.8l2.5 2.6 4.5-5")
    case .own: Drawing(soft: "M14.5 4.5 19.5 9.5 9 20H4v-5Z", line: "M14.5 4.5 19.5 9.5 9 20H4v-5ZM12 7l5 5")
    case .search:
      Drawing(
        soft: "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0Z",
        line: "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0Zm15.5 15.5 5 5")
    case .info:
      Drawing(
        soft: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z",
        line: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 11v5.5M12 7.5h.01")
    case .refresh: Drawing(line: "M19.5 8.5A8.2 8.2 0 1 0 20.2 13M20 4v4.8h-4.8")
    case .back: Drawing(line: "m15 5-7 7 7 7")
    case .forward: Drawing(line: "m9 5 7 7-7 7")
    case .down: Drawing(line: "m5 9 7 7 7-7")
    case .plus: Drawing(line: "M12 4.5v15M4.5 12h15")
    case .minus: Drawing(line: "M4.5 12h15")
    case .check: Drawing(line: "m4.5 12.5 5 5 10-11")
    case .close: Drawing(line: "m5.5 5.5 13 13M18.5 5.5l-13 13")
    case .clock:
      Drawing(soft: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z", line: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2")
    case .play: Drawing(soft: "M8 5v14l11-7L8 5Z", line: "M8 5v14l11-7L8 5Z")
    case .table: Drawing(soft: "M4 6h16v4.5H4Z", line: "M4 6h16v12H4V6Zm0 4.5h16M10 6v12")
    case .list: Drawing(line: "M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01")
    case .compare: Drawing(line: "M4 16l4-6 4 4 4-8 4 5M4 20h.01M8 20h.01M12 20h.01M16 20h.01M20 20h.01")
    case .more: Drawing(line: "M5 12h.01M12 12h.01M19 12h.01")
    case .app:
      Drawing(
        soft: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z",
        line: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm2 8h8")
    case .warning: Drawing(soft: "M12 4 3 20h18L12 4Z", line: "M12 4 3 20h18L12 4Zm0 6v4m0 3h.01")
    }
  }

  var node: Node {
    let drawing = drawing
    return tag(
      "svg", ["class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"],
      drawing.soft.isEmpty ? .nothing : tag("path", ["class": "f", "d": drawing.soft]),
      drawing.line.isEmpty ? .nothing : tag("path", ["d": drawing.line]),
      drawing.dots.isEmpty ? .nothing : tag("path", ["class": "d", "d": drawing.dots]),
      drawing.wide.map { tag("path", ["stroke-width": $0.width, "d": $0.path]) })
  }

  /// The icon in a square of the surrounding hue: solid for an act or a category, soft for information.
  ///
  /// - Parameter style: Classes beside `tile`: "soft", and "s" for a small one.
  func tile(_ style: String? = nil) -> Node {
    tag("span", ["class": style.map { "tile \($0)" } ?? "tile"], node)
  }
}

internal import DailveHTML
internal import DailveViewModels

/// The data that a system needs to install the app (https://www.w3.org/TR/appmanifest/).
struct WebManifest: Encodable {
  struct Icon: Encodable {
    var src: String
    var sizes: String
    var type = "image/png"
    var purpose: String

    init(_ name: String, _ size: Int, _ purpose: String) {
      src = Assets.url(name)
      sizes = "\(size)x\(size)"
      self.purpose = purpose
    }
  }

  struct Shortcut: Encodable {
    var name: String
    var url: String
    var icons = [Icon("icon-192.png", 192, "any")]
  }

  private enum CodingKeys: String, CodingKey {
    case id, scope, display, categories, lang, name, description, icons, shortcuts
    case start = "start_url"
    case shortName = "short_name"
    case theme = "theme_color"
    case ground = "background_color"
  }

  var id = Address.today.path
  var start = Address.today.path
  var scope = Address.today.path
  var display = "standalone"
  var categories = ["health", "fitness"]
  var lang: String
  var name: String
  var shortName: String
  var description: String
  var theme: String
  var ground: String
  var icons = [
    Icon("icon-192.png", 192, "any"), Icon("icon-512.png", 512, "any"),
    Icon("icon-maskable-192.png", 192, "maskable"), Icon("icon-maskable-512.png", 512, "maskable"),
  ]
  var shortcuts: [Shortcut]

  /// - Parameter isDark: Selects the colours; systems take one for all hours, whereas pages declare both.
  init(_ language: Language, isDark: Bool) {
    lang = language.rawValue
    name = language[.appName]
    shortName = name
    description = language[.manifestDescription]
    theme = isDark ? GroundColour.dark : GroundColour.light
    ground = theme
    shortcuts = [
      Shortcut(name: language[.manifestWeight], url: Address.bodyNew.path),
      Shortcut(name: language[.manifestWorkout], url: Address.workoutNew.path),
    ]
  }
}

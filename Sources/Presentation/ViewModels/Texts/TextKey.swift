/// A text of the app in all languages, so that a missing translation does not compile.
///
/// The catalogue is in extensions, one file per screen. `Language.callAsFunction(_:_:)` describes the placeholders.
public struct TextKey: Sendable, Hashable {
  let en: String
  let ko: String
}

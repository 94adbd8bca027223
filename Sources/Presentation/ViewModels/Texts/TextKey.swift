/// A text of the product in every language it speaks, so that one without a word in either does not compile.
///
/// The catalogue is in extensions, one file per screen. Where a text holds values, its words name their places:
/// `Language.callAsFunction(_:_:)` says how.
public struct TextKey: Sendable, Hashable {
  let en: String
  let ko: String
}

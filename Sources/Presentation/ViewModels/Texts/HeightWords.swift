/// Words for the units of a height, in both languages.
enum HeightWords {
  /// Each with its sign: a foot is "'", an inch "in". Longer words come before their own prefixes.
  static let all: [(word: String, sign: String)] = [
    ("''", "in"), ("inches", "in"), ("inch", "in"), ("in.", "in"), ("인치", "in"), ("feet", "'"), ("foot", "'"),
    ("ft.", "'"), ("ft", "'"), ("피트", "'"), ("cm", " cm"),
  ]
}

/// What people write for the units of a height, in both languages.
enum HeightWords {
  /// With the sign that each stands for: a foot is "'", an inch "in". Longer words come before those that they begin with.
  static let all: [(word: String, sign: String)] = [
    ("''", "in"), ("inches", "in"), ("inch", "in"), ("in.", "in"), ("인치", "in"), ("feet", "'"), ("foot", "'"),
    ("ft.", "'"), ("ft", "'"), ("피트", "'"), ("cm", " cm"),
  ]
}

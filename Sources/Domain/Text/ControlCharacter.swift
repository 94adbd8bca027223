extension Unicode.Scalar {
  /// True if it is a command rather than a character: for a terminal, a line of text, or the direction of writing.
  public var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}

extension String {
  /// The text with a replacement character for each control character, so that it can be printed wherever it comes from.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isControl ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}

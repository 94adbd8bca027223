package import DailveDomain

/// What is stored or was sent is what it says of itself, or it is not shown at all.
extension PackedText {
  /// The text; `nil` if it is damaged or has another size than it says.
  package func unpacked() -> [UInt8]? {
    isVerbatim ? bytes : Inflater.unpack(bytes, size: size, atMost: Self.longest)
  }

  /// Whether `unpacked` is there.
  package var isSound: Bool { isVerbatim || Inflater.isSound(bytes, size: size, atMost: Self.longest) }

  private var isVerbatim: Bool { bytes.count == size && size <= Self.longest }
}

/// The content of a file is packed even where that is longer.
extension StoredFile {
  /// The content; `nil` if it is damaged or has another size than it says.
  package func unpacked() -> [UInt8]? { Inflater.unpack(content, size: size, atMost: PackedText.longest) }

  /// Whether `unpacked` is there.
  package var isSound: Bool { Inflater.isSound(content, size: size, atMost: PackedText.longest) }
}

internal import CQREncode
package import DailveViewModels

extension QRMatrix {
  /// The QR code (ISO/IEC 18004) of a text, with the lowest error correction: nothing covers the screen from which it
  /// is read, and larger modules can be read from further away.
  ///
  /// - Returns: `nil` for a text that is too long for a QR code.
  package init?(_ text: String) {
    // The library's structure is copied at once and freed here.
    guard let code = unsafe QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
    defer { unsafe QRcode_free(code) }
    let width = Int(unsafe code.pointee.width)
    guard width > 0, let data = unsafe code.pointee.data else { return nil }
    let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: width * width))
    // The lowest bit says whether a module is dark.
    self.init(width: width, isDark: bytes.map { $0 & 1 == 1 })
  }
}

internal import Hummingbird

extension Request {
  /// The fields of a form by name.
  ///
  /// - Throws: 400 for a malformed form, `NIOTooManyBytesError` for one larger than `maxUploadSize`.
  func form(_ context: AppContext) async throws -> [String: String] { try await form([String: String].self, context) }

  /// The same, decoded to a type: fields whose names end in `[]` form an array.
  func form<T: Decodable & Sendable>(_ type: T.Type, _ context: AppContext) async throws -> T {
    do {
      let form = try await URLEncodedFormDecoder().decode(type, from: self, context: context)
      try await context.checkSession()
      return form
    } catch is DecodingError {
      throw HTTPError(.badRequest)
    } catch is URLEncodedFormError {
      throw HTTPError(.badRequest)
    }
  }
}

extension Response {
  /// Stores a choice in this browser for a year; `nil` deletes it. Not `HttpOnly`, because scripts read some of them.
  mutating func keep(_ name: String, _ value: String?, _ context: AppContext) {
    setCookie(
      Cookie(
        name: name, value: value ?? "", maxAge: value == nil ? 0 : 31_536_000, path: "/",
        secure: context.site?.hasPrefix("https://") == true, httpOnly: false, sameSite: .strict))
  }
}

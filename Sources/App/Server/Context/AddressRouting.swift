internal import DailveViewModels
internal import Hummingbird

extension RouterMethods where Context == AppContext {
  @discardableResult func get(
    _ pattern: AddressPattern,
    use handler: @Sendable @escaping (Request, AppContext) async throws -> some ResponseGenerator
  ) -> Self {
    get(RouterPath(pattern.rawValue), use: handler)
  }

  @discardableResult func post(
    _ pattern: AddressPattern,
    use handler: @Sendable @escaping (Request, AppContext) async throws -> some ResponseGenerator
  ) -> Self {
    post(RouterPath(pattern.rawValue), use: handler)
  }
}

extension AppContext {
  /// The parameter of the address's pattern, percent-encoded.
  private var openPart: Substring? { parameters.first?.value }

  /// The parameter, decoded; 404 if that fails.
  func id() throws -> String {
    guard let id = openPart.flatMap(AddressText.decoded) else { throw HTTPError(.notFound) }
    return id
  }

  /// The parameter as a number; 404 if it is not one.
  func number() throws -> Int {
    guard let number = openPart.flatMap({ Int($0) }) else { throw HTTPError(.notFound) }
    return number
  }
}

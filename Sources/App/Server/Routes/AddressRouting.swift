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
  /// The part of the address that its pattern leaves open, as it is written.
  private var openPart: Substring? { parameters.first?.value }

  /// The same as it is called.
  func id() throws -> String {
    guard let id = openPart.flatMap(PathText.decoded) else { throw HTTPError(.notFound) }
    return id
  }

  /// The same where it is a number of ours.
  func number() throws -> Int {
    guard let number = openPart.flatMap({ Int($0) }) else { throw HTTPError(.notFound) }
    return number
  }
}

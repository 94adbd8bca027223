package import Hummingbird

/// What a request carries through the middleware to its route.
package struct AppContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  private var owner: PersonServices?
  /// Forms are small; files are read piece by piece and are no form.
  package let maxUploadSize = 64 * 1024

  package init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }

  /// Whose data the request is about.
  ///
  /// - Throws: `unauthorized` where nobody is known.
  var person: PersonServices {
    get throws(HTTPError) {
      guard let owner else { throw HTTPError(.unauthorized) }
      return owner
    }
  }

  mutating func identify(_ person: PersonServices) { owner = person }
}

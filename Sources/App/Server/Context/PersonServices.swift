internal import DailveDomain
internal import DailveSync
internal import Hummingbird

/// The services for one person: their store, and work on it that outlasts a request.
struct PersonServices: Sendable {
  let directory: any ServedDirectory
  private(set) var store: any ServedStore
  let imports: ImportCenter
  let exports: RunningExports
  let deliveries: any DeliveryReceiving
  let streams = OpenStreams()
  let backups: (any BackupKeeping)?
  /// Folder for uploads in progress.
  let uploads: String

  init(_ dependencies: ServerDependencies) {
    directory = dependencies.directory
    store = dependencies.store
    uploads = dependencies.uploads
    deliveries = dependencies.deliveries
    backups = dependencies.backups
    imports = ImportCenter(dependencies.imports, backups: backups, uploads: uploads, now: dependencies.now)
    exports = RunningExports(dependencies.exports)
  }

  /// The same services, with a store that writes for one form.
  func scoped(to submission: SyncSubmission) -> PersonServices {
    var services = self
    services.store = store.scoped(to: submission)
    return services
  }
}

/// Identifies the person whose data a request concerns; there is only one. `SessionMiddleware` decides who may see
/// them.
struct PersonMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let person: PersonServices

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.identify(person)
    return try await next(request, context)
  }
}

extension Notice {
  /// Saves what a form asks for and redirects to a page.
  static func saved(
    _ path: String, _ context: AppContext, _ save: (any ServedStore) async throws -> Void
  ) async throws -> Response {
    let store = try context.person.store
    try await save(store)
    return try await after(path) { .saved(isWaiting: store.hasWaitingChanges) }
  }
}

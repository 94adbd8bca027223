internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// The form of entries of one kind. What a kind adds to `EntryRoutes` is its conformance, beside its own routes.
protocol EntryForm: Sendable {
  associatedtype Kind: Entry

  var isEdit: Bool { get set }
  /// Stamp of the displayed version.
  var base: String? { get set }
  var history: VersionHistoryLink? { get set }
  var fields: FormFields { get }
  /// The page of its entry; `nil` for entries that are only in a list.
  var page: Address? { get }

  /// A form that is still empty, or is filled before the store has been read.
  init(id: String, viewer: ViewerContext)
  /// The form of a stored entry.
  init(_ entry: Kind, _ page: Page) throws

  /// Shows the posted fields.
  mutating func fill(_ posted: [String: String])
  /// Shows the posted fields and what is wrong with them.
  ///
  /// - Returns: The entry to save; `nil` for a form that is refused.
  mutating func entry(_ posted: [String: String], _ page: Page) throws -> Kind?
  /// Adds what only the store knows, before the form is shown.
  ///
  /// - Parameter isRefused: True for a form that was posted.
  mutating func complete(_ page: Page, isRefused: Bool) throws
  /// Sentences, by field, about a form that was not saved.
  func refusals(_ language: Language) -> [String: String]
  func html(_ viewer: ViewerContext, failure: String?, _ frame: PageFrame) -> [UInt8]
}

extension EntryForm {
  var page: Address? { nil }
  mutating func complete(_ page: Page, isRefused: Bool) throws {}
  func refusals(_ language: Language) -> [String: String] { fields.errors }
}

/// Shows, saves, deletes and restores entries of one kind.
struct EntryRoutes<Form: EntryForm> {
  let list: Address
  let new: AddressPattern
  /// New entries are posted here.
  let create: AddressPattern
  let edit: AddressPattern
  let delete: AddressPattern
  let restore: AddressPattern
  let viewers: Viewers
  /// True if an open form is updated when the store changes.
  var isUpdated = true
  /// The entry named by an address; `nil` if the address names none of this kind.
  var entryID: @Sendable (String) -> String? = { $0 }

  func add(to router: Router<AppContext>) {
    router.get(new) { request, context in
      try await viewers.page(request, context) { page in
        try shown(Form(id: UUID().uuidString.lowercased(), viewer: page.viewer), page)
      }
    }
    router.post(create) { request, context in try await save(request, context, edited: nil) }
    router.get(edit) { request, context in
      let entry = try entry(context)
      return try await viewers.page(request, context) { page in
        guard let version = try page.reader.current(Form.Kind.self, id: entry) else { return nil }
        var form = try Form(version.entry, page)
        form.base = version.stamp.description
        form.history = try VersionHistoryLink(to: entry, page.viewer, from: page.reader)
        return try shown(form, page)
      }
    }
    router.post(edit) { request, context in try await save(request, context, edited: try entry(context)) }
    router.post(delete) { request, context in
      guard try await context.person.store.delete(Form.Kind.self, id: try entry(context), now: viewers.now()) else {
        throw HTTPError(.notFound)
      }
      return Response.seeOther(request.origin.added(to: list.path("done=deleted&entry=\(try context.id())")))
    }
    router.post(restore) { request, context in
      guard try await context.person.store.restore(Form.Kind.self, id: try entry(context), now: viewers.now()) else {
        throw HTTPError(.notFound)
      }
      return Response.seeOther(request.origin.added(to: list.path("done=restored")))
    }
  }

  private func entry(_ context: AppContext) throws -> String {
    guard let entry = entryID(try context.id()) else { throw HTTPError(.notFound) }
    return entry
  }

  /// - Parameter edited: Id of the entry being edited; `nil` for a new one, whose id is in the form.
  private func save(_ request: Request, _ context: AppContext, edited: String?) async throws -> Response {
    let posted = try await request.form(context)
    guard let id = edited ?? posted["id"], EntryID.isValid(id) else { throw HTTPError(.badRequest) }
    var viewer = viewers.stranger(request)
    var form = Form(id: id, viewer: viewer)
    form.isEdit = edited != nil
    // Fill the form first, so that it comes back as typed even if the store cannot be read.
    form.fill(posted)
    func answer(_ failure: String) -> [UInt8] { form.html(viewer, failure: failure, frame(request, viewer)) }
    do {
      let known = try await viewers.read(request, context) {
        page -> (viewer: ViewerContext, filled: (form: Form, entry: Form.Kind?)?) in
        var page = page
        // The numbers are in the units that the form showed, regardless of later choices.
        if let units = posted["units"].flatMap(UnitSystem.init(rawValue:)) { page.viewer.units = units }
        let stored = try edited.flatMap { try context.edited(Form.Kind.self, id: $0, page.reader) }
        guard edited == nil || stored != nil else { return (page.viewer, nil) }
        var form = try stored.map { try Form($0, page) } ?? Form(id: id, viewer: page.viewer)
        let entry = try form.entry(posted, page)
        return (page.viewer, (form, entry))
      }
      viewer = known.viewer
      guard let (filled, entry) = known.filled else {
        return try context.gone(answer(viewer.language[.formGone]))
      }
      form = filled
      guard let entry else {
        try context.refuse(form.refusals(viewer.language))
        return try await viewers.page(request, context, status: .unprocessableContent) { [form] page in
          try shown(form, page, isRefused: true)
        }
      }
      try await context.person.store.save(entry, now: viewers.now())
    } catch let error as any StoreFailure where context.submission == nil {
      let failure = Failure(error)
      return failure.answer(.page(answer(failure.formSentence(viewer.language))), context)
    }
    return Response.seeOther(request.origin.added(to: (form.page ?? list).path("done=saved")))
  }

  private func shown(_ form: Form, _ page: Page, isRefused: Bool = false) throws -> [UInt8] {
    var form = form
    try form.complete(page, isRefused: isRefused)
    return form.html(page.viewer, failure: nil, isUpdated ? page.frame(list) : frame(page.request, page.viewer))
  }

  private func frame(_ request: Request, _ viewer: ViewerContext) -> PageFrame {
    PageFrame(request, viewer, current: list)
  }
}

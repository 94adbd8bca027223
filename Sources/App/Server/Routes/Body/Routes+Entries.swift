internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Deletes and restores entries of one kind.
struct EntryRoutes<Kind: Entry> {
  let list: Address
  let delete: AddressPattern
  let restore: AddressPattern
  let viewers: Viewers
  /// The entry named by an address; `nil` if the address names none of this kind.
  var entryID: @Sendable (String) -> String? = { $0 }

  func add(to router: Router<AppContext>) {
    router.post(delete) { request, context in
      let id = try context.id()
      guard let entry = entryID(id),
        try await context.person.store.delete(Kind.self, id: entry, now: viewers.now())
      else { throw HTTPError(.notFound) }
      return Response.seeOther(request.origin.added(to: list.path("done=deleted&entry=\(id)")))
    }
    router.post(restore) { request, context in
      guard let entry = entryID(try context.id()),
        try await context.person.store.restore(Kind.self, id: entry, now: viewers.now())
      else { throw HTTPError(.notFound) }
      return Response.seeOther(request.origin.added(to: list.path("done=restored")))
    }
  }
}

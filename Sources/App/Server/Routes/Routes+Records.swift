internal import DailveDomain
internal import Hummingbird

/// Deleting a record, and bringing it back.
struct RecordRoutes<Kind: UserRecord> {
  private let path: String
  private let viewers: Viewers

  init(_ kind: Kind.Type, path: String, viewers: Viewers) {
    self.path = path
    self.viewers = viewers
  }

  func add(to router: Router<AppContext>) {
    router.post("\(path)/:id/delete") { _, context in
      let id = try context.parameters.require("id")
      guard try await context.person.store.delete(Kind.self, id: id, now: viewers.now()) else {
        throw HTTPError(.notFound)
      }
      return Response.seeOther("\(path)?done=deleted&record=\(id)")
    }
    router.post("\(path)/:id/restore") { _, context in
      let id = try context.parameters.require("id")
      guard try await context.person.store.restore(Kind.self, id: id, now: viewers.now()) else {
        throw HTTPError(.notFound)
      }
      return Response.seeOther("\(path)?done=restored")
    }
  }
}

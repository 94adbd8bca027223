internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The backups: listing them, making another, and restoring one.
struct BackupRoutes {
  let viewers: Viewers
  let trail: AccessTrail
  /// Seconds for which the page shows how a restore ended.
  private static let news = 600

  func add(to router: Router<AppContext>) {
    router.get(.backups) { request, context in try await page(request, context) }
    router.post(.backupNow) { request, context in
      _ = try await request.form(context)
      return try await answer(request, context) { backups in
        .seeOther(.backups, try await backups.backUp() ? "done=backed-up" : "")
      }
    }
    router.post(.backupRestore) { request, context in
      let posted = try await request.form(context)
      let name = posted["name"].flatMap { BackupName($0) }
      let person = try context.person
      return try await answer(request, context) { backups in
        let known = try await backups.backupNames()
        guard let name, known.contains(name), !name.isEncrypted else {
          throw BackupProblem.unknown(name: name.map { "\($0)" } ?? "")
        }
        if posted["sure"] == nil {
          // If the file cannot be compared, restoring it reports why.
          if let outlook = try? await backups.outlook(name), outlook.wantsQuestion {
            return try await page(request, context, asking: (name, outlook))
          }
        }
        // An import would continue with another store.
        return try await person.imports.withNoImport {
          person.exports.stop()
          _ = try await backups.restore(name, isWinning: posted["everywhere"] != nil)
          trail.note(.restored, request, context)
          return Response.seeOther(.backups)
        }
      }
    }
  }

  private func keeper(_ context: AppContext) throws -> any BackupKeeping {
    guard let backups = try context.person.backups else { throw HTTPError(.notFound) }
    return backups
  }

  private func answer(
    _ request: Request, _ context: AppContext, _ body: (any BackupKeeping) async throws -> Response
  ) async throws -> Response {
    do {
      return try await body(try keeper(context))
    } catch {
      guard let sentence = BackupWords.explanation(error, viewers.stranger(request)) else { throw error }
      return try await page(request, context, problem: sentence, status: .conflict)
    }
  }

  private func page(
    _ request: Request, _ context: AppContext, asking: (name: BackupName, outlook: RestoreOutlook)? = nil,
    problem: String? = nil, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let backups = try keeper(context)
    let (work, restored) = (backups.backupWork, backups.lastRestored)
    let look = await backups.scanBackups()
    return try await viewers.page(request, context, status: status) { page in
      var (notice, problem) = (page.notice, problem)
      // It may have taken longer than a person waits for an answer.
      if notice == nil, problem == nil, work == nil, let restored, page.viewer.now - restored.at < Self.news {
        switch restored.result {
        case .success(let report): notice = BackupWords.restored(report, page.viewer)
        case .failure(let error): problem = BackupWords.explanation(error, page.viewer)
        }
      }
      let content = BackupsContent(look, work: work, page.viewer)
      let question = asking.map { RestoreQuestion($0.name, $0.outlook, page.viewer) }
      return BackupsPage.html(content, question, notice: notice, problem: problem, frame: page.frame(.settings))
    }
  }
}

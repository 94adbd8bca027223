internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird
internal import NIOCore

/// The page of one workout, and the workout as a file.
struct WorkoutRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.workout) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        guard let model = try WorkoutViewModel(id, viewer: page.viewer, from: page.reader) else { return nil }
        var frame = page.frame(.activity)
        frame.ownScriptURL = Assets.url("workout.js")
        return WorkoutPage.html(
          model.content, notice: page.notice, undo: WorkoutActionRoutes.undo(request, id),
          actions: try WorkoutActions(id, viewer: page.viewer, from: page.reader),
          zonesPath: Address.heartRateZones.path, frame: frame)
      }
    }
    for (pattern, file) in [(AddressPattern.workoutGPX, WorkoutFile.gpx), (.workoutCSV, .csv)] {
      router.forOwnPages.get(pattern) { request, context in
        let id = try context.id()
        let found = try await viewers.heavyRead(request, context) { page -> (WorkoutTrack, String)? in
          guard let track = try WorkoutTrack(id, from: page.reader), file == .csv || track.hasPlaces,
            let model = try WorkoutViewModel(id, viewer: page.viewer, from: page.reader)
          else { return nil }
          return (track, model.content.title)
        }
        guard let (track, title) = found else { throw HTTPError(.notFound) }
        let isCut = request.uri.queryParameters.get("cut") == "1"
        return Self.download(file, isCut ? track.withoutEnds() : track, title: title)
      }
    }
  }

  private static func download(_ file: WorkoutFile, _ track: WorkoutTrack, title: String) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: file == .gpx ? "application/gpx+xml" : "text/csv; charset=utf-8", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(file.name(track.workout))\"",
      ],
      body: ResponseBody { writer in
        var number = 0
        while let piece = file.piece(number, of: track, title: title) {
          try await writer.write(ByteBuffer(string: piece))
          number += 1
        }
        try await writer.finish(nil)
      })
  }
}

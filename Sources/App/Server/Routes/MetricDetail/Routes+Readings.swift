internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Corrects, excludes and restores single readings.
struct ReadingRoutes {
  let viewers: Viewers

  private struct Form: Decodable {
    var action: String?
    /// HealthKit identifiers; blood pressure has two.
    var type: [String]
    /// Seconds since 1970.
    var start: Int
    var source: String
    var value: String?
  }

  /// The list from which a form was sent, and its days.
  private struct Origin: Decodable {
    var path: String?
    var days: String?
    /// `PageOrigin` of that list, for its back link.
    var from: String?
  }

  /// Both, decoded from one body.
  private struct Fields: Decodable {
    var form: Form
    var origin: Origin

    init(from decoder: any Decoder) throws { (form, origin) = (try Form(from: decoder), try Origin(from: decoder)) }
  }

  func add(to router: Router<AppContext>) {
    router.post(.readings) { request, context in try await change(request, context) }
    router.post(.readingRemove) { request, context in
      let id = try context.number()
      let origin = try await request.form(Origin.self, context)
      return try await Notice.saved(Self.back(to: origin), context) {
        try await $0.removeOverride(id, now: viewers.now())
      }
    }
  }

  private func change(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form(Fields.self, context)
    let (form, back) = (fields.form, Self.back(to: fields.origin))
    // A form that arrives without the pressed button must not exclude anything.
    guard let type = form.type.first, form.type.count <= 2, let action = form.action,
      ["correct", "exclude"].contains(action)
    else { throw HTTPError(.badRequest) }
    var known: ViewerContext?
    do {
      let (viewer, isKnown) = try await viewers.read(request, context) { page in
        (page.viewer, try form.type.allSatisfy { try page.reader.listedType($0) != nil })
      }
      guard isKnown else { throw HTTPError(.badRequest) }
      known = viewer
      var correction: Double?
      if action == "correct" {
        let format = MetricTraits.metric(ofType: type).map { viewer.format($0) }
        let value = NumberInput.parse(form.value ?? "").map { format?.canonical($0) ?? $0 }
        guard let value, format?.range.contains(value) ?? true else {
          try context.refuse(["value": viewer.language[.samplesError]])
          return .page(page(fields, viewer, request), status: .unprocessableContent)
        }
        correction = value
      }
      let store = try context.person.store
      // Blood pressure is excluded as a whole, whereas a correction concerns one number.
      let count = try await store.override(
        types: correction == nil ? form.type : [type], start: Instant(form.start), source: form.source,
        correction: correction, now: viewers.now())
      if count == 0 {
        try context.refuse(["": viewer.language[.samplesGone]], status: .notFound)
        if correction != nil {
          return try context.gone(page(fields, viewer, request, failure: viewer.language[.formGone]))
        }
      }
      return try await Notice.after(back) {
        count > 0 ? .saved(isWaiting: store.hasWaitingChanges) : .readingGone
      }
    } catch let error as any StoreFailure where context.submission == nil && action == "correct" {
      let failure = Failure(error)
      return failure.answer(
        .page(page(fields, known, request, failure: failure.formSentence(Viewers.language(request)))), context)
    }
  }

  /// The failed correction as it was typed. It is drawn from the posted form alone, so that it needs no store.
  ///
  /// - Parameters:
  ///   - viewer: `nil` if the store could not be read.
  ///   - failure: Why nothing was saved; `nil` if the value is impossible.
  private func page(_ fields: Fields, _ viewer: ViewerContext?, _ request: Request, failure: String? = nil) -> [UInt8] {
    let (form, origin) = (fields.form, fields.origin)
    let stranger = viewer ?? viewers.stranger(request)
    var correction = CorrectionForm(
      type: form.type.first ?? "", start: Instant(form.start), source: form.source, typed: form.value ?? "",
      viewer: stranger, isKnown: viewer != nil)
    if failure == nil { correction.fields.errors[CorrectionForm.value] = stranger.language[.samplesError] }
    let hidden = [("path", origin.path), ("days", origin.days), ("from", origin.from)]
    return CorrectionPage.html(
      correction, list: Self.back(to: origin),
      origin: hidden.compactMap { name, value in value.map { (name: name, value: $0) } },
      failure: failure, frame: PageFrame(request, stranger, current: Self.series(of: origin)?.tab ?? .data))
  }

  private static func series(of origin: Origin) -> SeriesAddress? {
    origin.path.flatMap { Address(path: $0) }.flatMap(SeriesAddress.init)
  }

  private static func back(to origin: Origin) -> String {
    guard let series = series(of: origin) else { return Address.dataTypes.path }
    return origin.from.flatMap { PageOrigin(name: $0) }.added(to: series.samples.path(query(origin.days)))
  }

  /// The query for the list's days, validated.
  private static func query(_ days: String?) -> String {
    let fields = (days ?? "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let days = fields.filter { $0.count == 2 && ["day", "to"].contains($0[0]) }.compactMap { field in
      CivilDay(accepting: field[1]).map { "\(field[0])=\($0)" }
    }
    return days.joined(separator: "&")
  }
}

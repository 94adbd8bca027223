internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Records that are more than a number: their pages, and their originals as files.
struct HealthRecordRoutes {
  let viewers: Viewers
  let parser: any RecordParsing

  func add(to router: Router<AppContext>) {
    router.get(.healthRecords) { request, context in
      try await viewers.page(request, context) { page in
        HealthRecordsPage.html(
          HealthRecordsPresenter(page.viewer).overview(try page.reader.recordTotals()), frame: page.frame(.data))
      }
    }
    list(router, .electrocardiograms) { page, records, words in
      ElectrocardiogramPage.list(
        words.electrocardiograms(try records.electrocardiograms(from: page.offset)), frame: page.frame(.data))
    }
    list(router, .hearingTests) { page, records, words in
      HearingPage.html(words.hearingTests(try records.hearingTests(from: page.offset)), frame: page.frame(.data))
    }
    list(router, .clinicalRecords) { page, records, words in
      ClinicalRecordPage.list(
        words.clinicalRecords(try records.clinicalRecords(from: page.offset)), frame: page.frame(.data))
    }
    list(router, .prescriptions) { page, records, words in
      PrescriptionsPage.html(
        words.prescriptions(try records.prescriptions(from: page.offset)), frame: page.frame(.data))
    }
    list(router, .statesOfMind) { page, records, words in
      StateOfMindPage.html(words.statesOfMind(try records.statesOfMind(from: page.offset)), frame: page.frame(.data))
    }
    router.get(.otherRecords) { request, context in
      let name = try context.id()
      return try await viewers.page(request, context) { page in
        try records(page).others(named: name, from: page.offset).map { part in
          HealthRecordsPage.others(
            HealthRecordsPresenter(page.viewer).others(part, named: name), frame: page.frame(.data))
        }
      }
    }
    router.get(.electrocardiogram) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        guard let id = RecordID(id), let entry = try recording(id, page) else { return try page.missing() }
        return ElectrocardiogramPage.html(
          HealthRecordsPresenter(page.viewer).electrocardiogram(entry), frame: page.frame(.data))
      }
    }
    router.get(.clinicalRecord) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        guard let entry = try RecordID(id).flatMap(records(page).clinicalRecord) else { return try page.missing() }
        return ClinicalRecordPage.html(
          HealthRecordsPresenter(page.viewer).clinicalRecord(entry), frame: page.frame(.data))
      }
    }
    addFiles(to: router)
  }

  private func addFiles(to router: Router<AppContext>) {
    router.forOwnPages.get(.electrocardiogramFile) { request, context in
      let id = try context.id()
      let file = try await viewers.heavyRead(request, context) { page -> OriginalFile? in
        guard let id = RecordID(id), try page.reader.record(id, of: .electrocardiogram, bytes: 0) != nil else {
          return try page.missing()
        }
        return try page.reader.recordContent(id).map { content in
          OriginalFile(content: content, isFile: id.isFile, name: "ecg-\(id).\(id.isFile ? "csv" : "json")")
        }
      }
      return try Self.download(file)
    }
    router.forOwnPages.get(.clinicalRecordFile) { request, context in
      let id = try context.id()
      let parser = parser
      let file = try await viewers.heavyRead(request, context) { page -> OriginalFile? in
        let entry = try RecordID(id).flatMap(ShowHealthRecords(page.reader, parser).clinicalRecord)
        guard let file = entry?.value?.file else { return try page.missing() }
        return try page.reader.recordContent(file.id).map { content in
          OriginalFile(content: content, isFile: true, name: "record-\(id).json")
        }
      }
      return try Self.download(file)
    }
  }

  /// Reading thousands of voltages takes longer than the rest of its page, so they are kept while the store stays as it is.
  private func recording(_ id: RecordID, _ page: Page) throws -> ShowHealthRecords.Entry<Electrocardiogram>? {
    try page.reader.answer(to: .electrocardiogram("\(id)"), isWhole: { _ in true }) {
      try records(page).electrocardiogram(id)
    }
  }

  private func records(_ page: Page) -> ShowHealthRecords { ShowHealthRecords(page.reader, parser) }

  private func list(
    _ router: Router<AppContext>, _ pattern: AddressPattern,
    _ html: @escaping @Sendable (Page, ShowHealthRecords, HealthRecordsPresenter) throws -> [UInt8]
  ) {
    router.get(pattern) { request, context in
      try await viewers.page(request, context) { page in
        try html(page, records(page), HealthRecordsPresenter(page.viewer))
      }
    }
  }

  private static func download(_ file: OriginalFile?) throws -> Response {
    guard let file else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [
        .contentType: file.name.hasSuffix(".csv") ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
        .cacheControl: "no-store", .contentDisposition: "attachment; filename=\"\(file.name)\"",
      ],
      body: ResponseBody { writer in
        var pieces = file.pieces()
        while let piece = pieces.next() { try await writer.write(ByteBuffer(bytes: piece)) }
        try await writer.finish(nil)
      })
  }
}

extension Page {
  /// The list part that the query asks for, by the number of newer records.
  fileprivate var offset: Int {
    let asked = request.uri.queryParameters.get("after").flatMap { Int($0) } ?? 0
    return min(max(asked, 0), 1_000_000)
  }

  /// An unknown record becomes 404, but only if the store can be read.
  fileprivate func missing<T>() throws -> T? {
    _ = try reader.recordTotals()
    return nil
  }
}

internal import DailveDomain
internal import Hummingbird
internal import Logging
internal import NIOCore

extension AppContext {
  /// Logs the route and the cause, never the requested address, a query or a value, which may say something about a
  /// person.
  func log(_ error: any Error, _ status: HTTPResponse.Status) {
    let second = Int(clamping: NIODeadline.now().uptimeNanoseconds / 1_000_000_000)
    let line: LogRateLimit.Answer = failureLines?.admit(second: second) ?? .write
    switch line {
    case .write: break
    case .writeMoreOfTheSame: return logger.error("could not answer: more of the same")
    case .none: return
    }
    logger.error(
      "could not answer",
      metadata: [
        "route": "\(endpointPath ?? "none")", "status": "\(status.code)", "cause": "\(FailureCause.text(error))",
      ])
  }

  /// Logs parts of a page that could not be read while the rest is shown.
  func log(partsMissing errors: [any Error]) {
    for error in errors {
      logger.error(
        "part of a page could not be read",
        metadata: ["route": "\(endpointPath ?? "none")", "cause": "\(FailureCause.text(error))"])
    }
  }
}

/// Errors as text that is safe to log.
enum FailureCause {
  static func text(_ error: any Error) -> String {
    switch StorageError(in: error) ?? error {
    // Reasons come from SQLite and the system: they name tables and the store's folder, but no values.
    case let error as any StoreFailure: "\(error)"
    case let error as ImportSourceError: kind(error)
    case let error as HTTPError: "HTTP \(error.status.code)"
    // The message of a decoding error may contain the value.
    default: "\(type(of: error))"
    }
  }

  /// The kind of error, without the name of the person's file.
  private static func kind(_ error: ImportSourceError) -> String {
    switch error {
    case .notFound: "no such file"
    case .empty: "an empty file"
    case .noHealthData: "no health document"
    case .damagedArchive: "a damaged archive"
    case .unreadable: "an unreadable file"
    }
  }
}

internal import DailveDomain
internal import DailveViewModels
internal import Hummingbird

/// What a form says that could not be saved. It comes back as it was filled in, so that nothing has to be typed again.
struct SaveFailure {
  let error: StorageError

  func sentence(_ language: Language) -> String {
    switch error {
    case .busy, .inUse: language[.errorNotSavedBusy]
    case .full: language[.errorNotSavedFull]
    default: language[.errorNotSaved]
    }
  }

  /// The form's page with the status of what went wrong.
  func answer(_ page: Response) -> Response {
    var page = page
    page.status = ErrorMiddleware.status(error)
    if page.status == .serviceUnavailable { page.headers[.retryAfter] = ErrorMiddleware.retryAfter }
    return page
  }
}

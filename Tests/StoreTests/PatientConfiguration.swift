import GRDB

extension Configuration {
  /// For reading the file beside the store, which may be closing it at that moment.
  static var patient: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(120)
    return configuration
  }
}

/// The address from which a browser gets the code that computes scores.
package struct EngineScript: Sendable, Encodable {
  var workerURL: String
  var moduleURL: String

  package init(workerURL: String, moduleURL: String) {
    self.workerURL = workerURL
    self.moduleURL = moduleURL
  }
}

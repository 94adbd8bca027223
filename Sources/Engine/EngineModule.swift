internal import Foundation

/// The scoring core as a WebAssembly module, which the build compiles from `Sources/Scores` and `Exports`.
public enum EngineModule {
  public static let bytes: [UInt8] = Array(Data(base64Encoded: text) ?? Data())
}

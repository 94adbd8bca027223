internal import Foundation

/// The scoring core as a module of WebAssembly, which the build makes of `Sources/Scores` and `Exports`.
public enum EngineModule {
  public static let bytes: [UInt8] = Array(Data(base64Encoded: text) ?? Data())
}

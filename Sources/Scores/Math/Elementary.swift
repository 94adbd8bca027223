// The only file that reaches outside the standard library: the elementary functions come from the platform's libm, or,
// where there is none (Embedded Swift for WebAssembly), from whatever the final link provides under the C names.
#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#else
  @_extern(c, "exp") func exp(_ x: Double) -> Double
  @_extern(c, "log") func log(_ x: Double) -> Double
  @_extern(c, "sin") func sin(_ x: Double) -> Double
  @_extern(c, "cos") func cos(_ x: Double) -> Double
  @_extern(c, "atan2") func atan2(_ y: Double, _ x: Double) -> Double
  @_extern(c, "pow") func pow(_ x: Double, _ y: Double) -> Double
#endif

/// Elementary functions under one name on every platform.
public enum Elementary {
  public static func exponential(_ x: Double) -> Double { exp(x) }
  public static func naturalLogarithm(_ x: Double) -> Double { log(x) }
  public static func sine(_ x: Double) -> Double { sin(x) }
  public static func cosine(_ x: Double) -> Double { cos(x) }
  public static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

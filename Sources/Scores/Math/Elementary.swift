/// The elementary functions, implemented here because platform libraries differ in the last bit and a browser has to
/// compute the same score as this machine. Addition, multiplication, division and square root are the same everywhere
/// (IEEE 754), so these functions are, too.
///
/// Results are within two units in the last place of the true value, arc tangents within three, whole powers within one
/// per unit of their exponent, and the other functions that scores use within ten (`ElementaryTests`). Undefined
/// results are NaN.
public enum Elementary {}

extension Elementary {
  /// ln 2 in two parts: the first has 32 bits, so that whole multiples of it are exact.
  private static let (ln2High, ln2Low) = (0x1.62e42feep-1, 0x1.a39ef35793c76p-33)

  /// `e` to the power of `x`: `x = k ln 2 + r`, and the power series of `r`; after 14 terms the rest is below half a
  /// unit in the last place.
  public static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    // Beyond these limits the result overflows or underflows.
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    let k = (x * 0x1.71547652b82fep+0).rounded(.toNearestOrEven)
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    // The part that the subtraction rounded away.
    let rest = (high - r) - low
    let r2 = r * r
    let a = 1.0 / 2 + r * (1.0 / 6) + r2 * (1.0 / 24 + r * (1.0 / 120))
    let b = 1.0 / 720 + r * (1.0 / 5040) + r2 * (1.0 / 40_320 + r * (1.0 / 362_880))
    let c = 1.0 / 3_628_800 + r * (1.0 / 39_916_800) + r2 * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))
    let r4 = r2 * r2
    let value = 1 + (r + (r2 * (a + r4 * (b + r4 * c)) + rest))
    // Scale in two steps: 2 to the power of 1024 is not representable, and of -1074 only just.
    let half = Int(k) / 2
    return value * power(ofTwo: half) * power(ofTwo: Int(k) - half)
  }

  /// The natural logarithm: `x = 2^k (1 + f)` with `1 + f` near 1, and the series of the area tangent of `f / (2 + f)`.
  public static func naturalLogarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var k = Double(x.exponent)
    var fraction = x.significand
    if fraction > 1.4142135623730951 {
      fraction /= 2
      k += 1
    }
    let f = fraction - 1
    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    let a = 2.0 / 3 + z * (2.0 / 5) + z2 * (2.0 / 7 + z * (2.0 / 9))
    let b = 2.0 / 11 + z * (2.0 / 13) + z2 * (2.0 / 15 + z * (2.0 / 17))
    let c = 2.0 / 19 + z * (2.0 / 21) + z2 * (2.0 / 23)
    let series = z * (a + z4 * (b + z4 * c))
    let square = f * f / 2
    // 2 s = f - s f, and s f = f² / 2 - s f² / 2, so the largest term is exact.
    return k * ln2High - ((square - (s * (square + series) + k * ln2Low)) - f)
  }

  /// `base` to the power of `exponent`. Whole powers are products, so that those of ten are exact as long as they fit.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    guard exponent == exponent.rounded(.towardZero), exponent.magnitude <= 1_000_000 else {
      return exponential(exponent * naturalLogarithm(base))
    }
    var (left, square, result) = (Int(exponent.magnitude), base, 1.0)
    while left > 0 {
      if left % 2 == 1 { result *= square }
      square *= square
      left /= 2
    }
    return exponent < 0 ? 1 / result : result
  }

  /// - Parameter exponent: Within the exponents of normal doubles.
  private static func power(ofTwo exponent: Int) -> Double { Double(bitPattern: UInt64(exponent + 1023) << 52) }
}

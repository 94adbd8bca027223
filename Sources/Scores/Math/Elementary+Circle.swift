extension Elementary {
  /// π/2 in three parts; the first two have 33 bits, so that integer multiples of them are exact.
  private static let quarter = (high: 0x1.921fb544p+0, middle: 0x1.0b4611a6p-34, low: 0x1.3198a2e037073p-69)

  /// - Parameter x: Radians.
  public static func sine(_ x: Double) -> Double {
    let (angle, quarters) = reduced(x)
    let value = quarters % 2 == 0 ? sineNearZero(angle) : cosineNearZero(angle)
    return quarters >= 2 ? -value : value
  }

  /// - Parameter x: Radians.
  public static func cosine(_ x: Double) -> Double {
    let (angle, quarters) = reduced(x)
    let value = quarters % 2 == 0 ? cosineNearZero(angle) : sineNearZero(angle)
    return quarters == 1 || quarters == 2 ? -value : value
  }

  /// The angle of a point on the plane in radians, in `-π...π`; 0 for the origin.
  public static func arcTangent(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (across, along) = (x.magnitude, y.magnitude)
    let angle: Double
    if along <= across {
      angle = across == 0 ? 0 : arcTangent(across == along ? 1 : along / across)
    } else {
      angle = .pi / 2 - arcTangent(across / along)
    }
    let turned = x < 0 ? .pi - angle : angle
    return y < 0 ? -turned : turned
  }

  /// - Returns: An angle of at most about an eighth of a turn, and the quarters, `0...3`, to turn it by. Beyond a
  ///   hundred thousand turns it loses precision, as does the angle itself as a double; from 1e15 on it is NaN.
  private static func reduced(_ x: Double) -> (angle: Double, quarters: Int) {
    if x.magnitude <= .pi / 4 { return (x, 0) }
    guard x.magnitude < 1e15 else { return (.nan, 0) }
    let turns = (x * 0x1.45f306dc9c883p-1).rounded(.toNearestOrEven)
    let angle = ((x - turns * quarter.high) - turns * quarter.middle) - turns * quarter.low
    return (angle, Int(Int64(turns) & 3))
  }

  /// The power series up to the 17th power; the next term is below half a unit in the last place.
  private static func sineNearZero(_ x: Double) -> Double {
    let z = x * x
    let z2 = z * z
    let a = -1.0 / 6 + z * (1.0 / 120) + z2 * (-1.0 / 5040 + z * (1.0 / 362_880))
    let b =
      -1.0 / 39_916_800 + z * (1.0 / 6_227_020_800) + z2 * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000))
    return x + x * (z * (a + z2 * z2 * b))
  }

  private static func cosineNearZero(_ x: Double) -> Double {
    let z = x * x
    let z2 = z * z
    let a = 1.0 / 24 + z * (-1.0 / 720) + z2 * (1.0 / 40_320 + z * (-1.0 / 3_628_800))
    let b = 1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200) + z2 * (1.0 / 20_922_789_888_000)
    // The first subtraction rounds; add its rounding error back.
    let half = z / 2
    let whole = 1 - half
    return whole + (((1 - whole) - half) + z2 * (a + z2 * z2 * b))
  }

  /// Starts from the nearest eighth, whose arc tangent is known: `atan z = atan c + atan((z - c) / (1 + z c))`.
  ///
  /// - Parameter z: In `0...1`.
  private static func arcTangent(_ z: Double) -> Double {
    let eighth = (z * 8).rounded(.toNearestOrEven)
    let centre = eighth / 8
    let known =
      switch Int(eighth) {
      case 0: (0.0, 0.0)
      case 1: (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
      case 2: (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
      case 3: (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
      case 4: (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
      case 5: (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
      case 6: (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
      case 7: (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
      default: (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
      }
    let t = (z - centre) / (1 + z * centre)
    let s = t * t
    let s2 = s * s
    let series = -1.0 / 3 + s * (1.0 / 5) + s2 * (-1.0 / 7 + s * (1.0 / 9) + s2 * (-1.0 / 11 + s * (1.0 / 13)))
    return known.0 + (t + (t * (s * series) + known.1))
  }
}

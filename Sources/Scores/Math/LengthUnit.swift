/// Units of length in metres, exact: the international yard of 1959 and the units defined by it.
public enum LengthUnit {
  public static let inch = 0.0254
  public static let foot = 0.3048
  public static let yard = 0.9144
  public static let mile = 1609.344
  public static let kilometre = 1000.0
}

/// The hash FNV-1a of Fowler, Noll and Vo, 64 bits. Its values are stored: never change them.
public enum FNV1a {
  @inlinable
  @inline(__always)
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

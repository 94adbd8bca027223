/// The bytes of a delivery in order, unpacked.
package protocol PushBody: AnyObject {
  /// The next block; empty at the end.
  func read() throws -> [UInt8]
}

/// Other machines that hold the same data.
public protocol PeerReading {
  /// In the order of their names.
  func peerLinks() throws -> [PeerLink]
}

/// Things that one store hands to another. Names are listed once, and things refer to them by index.
package struct PeerParcel: Sendable, Equatable {
  /// Identities of the batches that things belong to.
  package var owners: [String] = []
  package var types: [String] = []
  package var origins: [PeerOrigin] = []
  /// Encoded as the store keeps them.
  package var details: [[UInt8]] = []
  package var texts: [String] = []
  package var batches: [PeerBatch] = []
  package var samples: [PeerSample] = []
  package var elements: [PeerElement] = []
  /// Samples in whose place the batch that is named as their owner has put others.
  package var superseded: [PeerSample] = []
  package var deliveries: [PeerDelivery] = []
  package var bodies: [PeerBodyPart] = []
  /// Whether not everything that was asked for had room.
  package var isCut = false

  package init() {}

  package var count: Int {
    batches.count + samples.count + elements.count + superseded.count + deliveries.count + bodies.count
  }
}

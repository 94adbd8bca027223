/// Items that one store hands to another. Names are listed once, and items refer to them by index.
package struct PeerParcel: Sendable, Equatable {
  /// Identities of the batches that items belong to.
  package var owners: [String] = []
  package var types: [String] = []
  package var origins: [PeerOrigin] = []
  /// Details, encoded as the store keeps them.
  package var details: [[UInt8]] = []
  package var texts: [String] = []
  package var batches: [PeerBatch] = []
  package var samples: [PeerSample] = []
  package var elements: [PeerElement] = []
  /// Samples that were replaced by others from the batch named as their owner.
  package var superseded: [PeerSample] = []
  package var deliveries: [PeerDelivery] = []
  package var bodies: [PeerBodyPart] = []
  /// True if there was no room for everything requested.
  package var isCut = false

  package init() {}

  package var count: Int {
    batches.count + samples.count + elements.count + superseded.count + deliveries.count + bodies.count
  }
}

internal import Foundation

/// The zone that this machine is set to.
enum MachineZone {
  static var identifier: String { TimeZone.current.identifier }
}

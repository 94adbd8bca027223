internal import Foundation

/// The time zone of this machine.
enum MachineZone {
  static var identifier: String { TimeZone.current.identifier }
}

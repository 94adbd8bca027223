internal import DailveDomain
internal import NIOCore

/// The IPv4 addresses of this machine, except those that lead back to itself.
package enum MachineAddresses {
  /// In the order of the system. Empty if the system does not tell: addresses are only proposed to people.
  package static var all: [String] { devices.map(\.host) }

  /// Addresses of one's own network and tailnet. Those of bridges and other virtual networks, which no phone reaches,
  /// come last.
  package static var own: [String] {
    let found = devices.filter { device in NetworkAddress(device.host).map(DeviceListener.admits) ?? false }
    let isVirtual = { (name: String) in ["docker", "br-", "veth", "virbr", "lxc"].contains { name.hasPrefix($0) } }
    return found.filter { !isVirtual($0.name) }.map(\.host) + found.filter { isVirtual($0.name) }.map(\.host)
  }

  private static var devices: [(name: String, host: String)] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { device in
      guard case .v4(let address)? = device.address else { return nil }
      let host = address.host.isEmpty ? device.address?.ipAddress : address.host
      return host.flatMap { $0.hasPrefix("127.") ? nil : (device.name, $0) }
    }
  }
}

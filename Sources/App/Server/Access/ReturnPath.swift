internal import DailveViewModels

/// The page that somebody wanted to see before signing in.
enum ReturnPath {
  static let name = "next"
  /// Name in the query and the form of the re-authentication page.
  static let again = "again"
  private static let noPlace: Set<AddressPattern> = [.signIn, .setUp, .signOut, .signOutEverywhere]

  static func signIn(then path: String) -> String {
    guard path != "/", allowed(path) != nil else { return Address.signIn.path }
    return Address.signIn.path("\(name)=\(AddressText.encoded(path))")
  }

  static func confirm(then path: String) -> String {
    Address.signIn.path("\(again)=1&\(name)=\(AddressText.encoded(path))")
  }

  /// One of our paths; `nil` for anything that a browser could take for another site.
  static func allowed(_ path: String?) -> String? {
    guard let path, path.utf8.count <= 2048, path.hasPrefix("/"), path.utf8.dropFirst().first != UInt8(ascii: "/"),
      path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    // Allow only pages: neither sign-out nor unknown addresses.
    let plain = String(path.prefix { $0 != "?" && $0 != "#" })
    guard let address = Address(path: plain), !noPlace.contains(address.pattern) else { return nil }
    return path
  }
}

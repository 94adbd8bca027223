internal import DailveDomain
internal import DailveScores
internal import DailveWebAuthn

/// Where the next page of a list begins, as opaque text.
package struct ListCursor: Equatable {
  /// Name of the list that the cursor belongs to.
  package var list: String
  package var place: String

  package init(_ place: some CustomStringConvertible, of list: String) {
    self.list = list
    self.place = "\(place)"
  }

  /// Parses the output of `text`; `nil` for anything else.
  package init?(_ text: String, of list: String) {
    guard let bytes = Base64URL.bytes(text), let whole = String(validating: bytes, as: UTF8.self),
      whole.hasPrefix(list + "\n")
    else { return nil }
    self.init(whole.dropFirst(list.count + 1), of: list)
  }

  package var text: String { Base64URL.text("\(list)\n\(place)".utf8) }

  static func isWellFormed(_ text: String) -> Bool {
    (1...4000).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
      }
  }
}

/// A place at which a list can continue; cursors contain it as text.
package protocol ListPlace: Sendable {
  var cursorText: String { get }
  /// Parses the output of `cursorText`; `nil` for anything else.
  init?(cursorText: String)
}

extension ListPlace where Self: CustomStringConvertible {
  package var cursorText: String { description }
}

extension CivilDay: ListPlace {
  package init?(cursorText: String) { self.init(accepting: cursorText) }
}

extension Int: ListPlace {
  package init?(cursorText: String) {
    guard let number = Digits.number(cursorText) else { return nil }
    self = number
  }
}

extension String: ListPlace {
  package init?(cursorText: String) { self = cursorText }
}

extension WorkoutPlace: ListPlace {
  package init?(cursorText: String) { self.init(cursorText) }
}

extension SampleCursor: ListPlace {
  package var cursorText: String { text }
  package init?(cursorText: String) { self.init(text: cursorText) }
}

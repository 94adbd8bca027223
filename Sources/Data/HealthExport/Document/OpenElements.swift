/// The open elements by the hashes of their names, so that an end tag that matches none of them closes none.
struct OpenElements {
  private var names: [UInt64] = []
  /// Elements nested deeper than `deepest` are only counted: nesting takes no memory, and a name is sought among few.
  private var deeper = 0
  private static let deepest = 64

  var depth: Int { names.count + deeper }

  mutating func enter(_ name: UInt64) {
    if names.count < Self.deepest { names.append(name) } else { deeper += 1 }
  }

  /// Closes the element of a name, and unclosed elements in it. Returns false if end tags are missing or surplus.
  mutating func leave(_ name: UInt64) -> Bool {
    if deeper > 0 {
      deeper -= 1
      return true
    }
    if names.last == name {
      names.removeLast()
      return true
    }
    if let place = names.lastIndex(of: name) { names.removeSubrange(place...) }
    return false
  }

  /// Closes all elements below a depth.
  mutating func close(to depth: Int) {
    deeper = max(0, min(deeper, depth - names.count))
    if names.count > depth { names.removeSubrange(max(0, depth)...) }
  }
}

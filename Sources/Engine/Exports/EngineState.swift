/// What the functions remember between calls.
struct EngineState {
  var history: ScoreHistory?
  var whatIfDay: WhatIfDay?
  var scorePreviewDay: ScorePreviewDay?
  let numbers = SharedNumbers()
}

// The one place without the compiler's proof. Functions with C's calling convention get nothing but numbers, so what they remember is global; a lock
// needs threads, which a module of WebAssembly does not have: it runs one call at a time, and the library of this machine has one caller.
nonisolated(unsafe) var state = EngineState()

var numbers: SharedNumbers { state.numbers }

/// Numbers go in and come out here, where the host can reach them; whatever is absent is NaN, also what lies beyond them. Never freed: it lives as long
/// as the module. A pointer, because the host writes at an address that has to stay.
struct SharedNumbers {
  static let most = 65_536
  let start = UnsafeMutablePointer<Double>.allocate(capacity: most)

  subscript(place: Int) -> Double {
    get { (0..<Self.most).contains(place) ? start[place] : .nan }
    nonmutating set { if (0..<Self.most).contains(place) { start[place] = newValue } }
  }
}

@_cdecl("engine_numbers")
public func engineNumbers() -> UnsafeMutablePointer<Double> { numbers.start }

/// The first of them; as many as there are at most.
func given(_ count: Int32) -> [Double] { (0..<min(max(0, Int(count)), SharedNumbers.most)).map { numbers[$0] } }

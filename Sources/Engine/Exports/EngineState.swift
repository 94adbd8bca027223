/// The state that the functions keep between calls.
struct EngineState {
  var history: ScoreHistory?
  var whatIfDay: WhatIfDay?
  var scorePreviewDay: ScorePreviewDay?
  let numbers = SharedNumbers()
}

// This is the one place without the compiler's proof. Functions with C's calling convention get only numbers, so their state is global. A lock
// needs threads, which a WebAssembly module does not have: it runs one call at a time, and the library of this machine has one caller.
nonisolated(unsafe) var state = EngineState()

var numbers: SharedNumbers { state.numbers }

/// Numbers go in and come out here, where the host can reach them; absent numbers, and those beyond the end, are NaN. The memory lives as long as
/// the module and is never freed. It is a pointer, because the host writes to an address that has to stay.
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

/// The first numbers, up to the given count.
func given(_ count: Int32) -> [Double] { (0..<min(max(0, Int(count)), SharedNumbers.most)).map { numbers[$0] } }

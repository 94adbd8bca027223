/// What the functions remember between calls.
struct EngineState {
  var history: ScoreHistory?
  var whatIfDay: WhatIfDay?
  var forecastDay: ForecastDay?
}

// Functions with C's calling convention have nowhere else to keep anything. Nobody races for it: a module of WebAssembly has one thread, and the
// library of this machine is called by one.
nonisolated(unsafe) var state = EngineState()

/// Numbers go in and come out here, where the host can reach them; whatever is absent is NaN. Never freed: it lives as long as the module. One
/// thread, as above.
nonisolated(unsafe) let numbers = UnsafeMutablePointer<Double>.allocate(capacity: mostNumbers)
let mostNumbers = 65_536

@_cdecl("engine_numbers")
public func engineNumbers() -> UnsafeMutablePointer<Double> { numbers }

/// The first of them; as many as there are at most.
func given(_ count: Int32) -> [Double] { (0..<min(max(0, Int(count)), mostNumbers)).map { numbers[$0] } }

// Imports without analysing workouts. The extra time that `dailve import` takes is the cost of the analyses.
import DailveImporting
import DailveScores
import DailveStore
import DailveTransfer

// The program sets these too, so that the two differ only by the analyses.
HeapLimits.set()
let store = try HealthStore(folder: CommandLine.arguments[2])
let imports = StoreImports(store: store, machineZone: "UTC") { Instant(1_795_219_200) }
_ = try imports.run(
  FileFormats.known.open(CommandLine.arguments[1]), name: "export.zip", homeZone: nil, isPreview: false, isCancelled: { false }
) { _, _ in }

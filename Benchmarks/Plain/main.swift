// An import that leaves workouts without their analyses: these cost what `dailve import` takes longer.
import DailveImporting
import DailveScores
import DailveStore
import DailveTransfer

// As the program does: the two differ by the analyses alone.
HeapLimits.set()
let store = try HealthStore(folder: CommandLine.arguments[2])
let imports = StoreImports(store: store, machineZone: "UTC") { Instant(1_795_219_200) }
_ = try imports.run(
  FileFormats.known.open(CommandLine.arguments[1]), name: "export.zip", homeZone: nil, isPreview: false, isCancelled: { false }
) { _, _ in }

// Measures the lower bound of an import: unpacks and scans an export as the importer does, but stores nothing.
import DailveDomain
import DailveHealthExport

let reader = try ExportReader(path: CommandLine.arguments[1], readsAhead: CommandLine.arguments.count > 2)
let clock = ContinuousClock()
let seconds = try clock.measure {
  while try reader.next() != nil {}
}
print("\(reader.summary.records) \(reader.summary.bytes) \(seconds / .seconds(1))")

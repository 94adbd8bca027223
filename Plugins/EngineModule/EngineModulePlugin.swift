import Foundation
import PackagePlugin

/// Compiles the scoring core to WebAssembly (`scripts/engine`) and writes it as a Swift file, so that it becomes part of the program.
@main
struct EngineModulePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let text = context.pluginWorkDirectoryURL.appending(path: "EngineText.swift")
    let script = root.appending(path: "scripts/engine")
    let folders = [root.appending(path: "Sources/Scores"), target.directoryURL.appending(path: "Exports")]
    return [
      .buildCommand(
        displayName: "The scoring core as WebAssembly", executable: script,
        arguments: ["--swift", text.path(percentEncoded: false)],
        inputFiles: folders.flatMap(files) + [script], outputFiles: [text])
    ]
  }

  private func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return all.compactMap { $0 as? URL }.filter { ["swift", "c"].contains($0.pathExtension) }
  }
}

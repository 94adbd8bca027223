import Foundation
import PackagePlugin

/// Writes the commit that is built (`scripts/commit`) as a Swift file, so that the program can tell it.
@main
struct CommitTextPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let text = context.pluginWorkDirectoryURL.appending(path: "CommitText.swift")
    let script = root.appending(path: "scripts/commit")
    return [
      .buildCommand(
        displayName: "The commit that is built", executable: script, arguments: [text.path(percentEncoded: false)],
        inputFiles: [script] + records(in: root), outputFiles: [text])
    ]
  }

  /// The files that git changes with every commit, so that the text is written anew only then.
  private func records(in root: URL) -> [URL] {
    var folder = root.appending(path: ".git")
    // In a worktree it is a file that names the folder.
    if let link = try? String(contentsOf: folder, encoding: .utf8), link.hasPrefix("gitdir: ") {
      let path = link.dropFirst("gitdir: ".count).trimmingCharacters(in: .newlines)
      folder = URL(filePath: path, relativeTo: root)
    }
    return ["HEAD", "logs/HEAD"].map { folder.appending(path: $0) }.filter {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
  }
}

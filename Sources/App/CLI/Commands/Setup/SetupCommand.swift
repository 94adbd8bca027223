internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveSystem
internal import DailveTransfer
internal import DailveViewModels
internal import Foundation

struct SetupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract:
      "Set up the service of this machine: who reaches it, and what it begins with. Asks for what no option says.",
    discussion:
      """
      Changes only its own lines of /etc/dailve.conf, and keeps the file as it was before in /etc/dailve.conf.bak. Run it again to change an answer. \
      Exit codes: 0 done, 3 something stands in the way, which is told.
      """)

  @Flag(help: "Only say what would be done and what stands in the way.") var check = false
  @Flag(help: "Ask nothing: take the suggested answer where no option gives one.") var yes = false
  @Option(help: "Who reaches it: this machine, the home network without encryption, or a domain with encryption.")
  var reach: SetupReach?
  @Option(help: ArgumentHelp("The address of this machine in the network, or its name.", valueName: "address"))
  var address: String?
  @Option(help: ArgumentHelp("The address that browsers use for the domain.", valueName: "https://name[:port]"))
  var origin: String?
  @Option(help: ArgumentHelp("The certificate of the domain, as PEM, with its chain.", valueName: "file"))
  var certificate: String?
  @Option(help: ArgumentHelp("The key of that certificate, as PEM.", valueName: "file")) var key: String?
  @Option(
    help: ArgumentHelp(
      "The proxy that encrypts for the domain (default: one on this machine).", valueName: "address[/bits]"))
  var proxy: String?
  @Option(help: "Port to listen on, 1024 to 65535 (default: 8420).") var port: Int?
  @Option(help: ArgumentHelp("Folder for backups, such as one on another disk.", valueName: "folder"))
  var backups: String?
  @Option(help: "The language of the questions and answers, en or ko (default: that of the terminal).")
  var language: String?
  @Option(name: .customLong("import"), help: ArgumentHelp("An export to import.", valueName: "file")) var file: String?
  @Option(
    help: ArgumentHelp(
      "A folder that stands for the root of the system, for a trial: nothing outside it changes or starts.",
      valueName: "folder")) var root = "/"

  func validate() throws {
    guard language.map({ Language(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--language takes en or ko.")
    }
    guard port.map({ (1024...65_535).contains($0) }) ?? true else {
      throw ValidationError("--port takes a number from 1024 to 65535: the service has no right to others.")
    }
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("Give --certificate and --key together: a certificate and its key.")
    }
    guard certificate == nil || proxy == nil else {
      throw ValidationError("Give --certificate if Dailve encrypts, or --proxy if a proxy does; not both.")
    }
    let isOfDomain = [origin, certificate, proxy].contains { $0 != nil }
    guard !isOfDomain || [nil, .domain].contains(reach) else {
      throw ValidationError("--origin, --certificate, --key and --proxy are for --reach domain.")
    }
    guard address == nil || [nil, .network].contains(reach), address == nil || !isOfDomain else {
      throw ValidationError("--address is for --reach network.")
    }
    // A unit of systemd and a configuration are read in no particular folder.
    for (option, path) in [("--certificate", certificate), ("--key", key), ("--backups", backups)] {
      guard path.map({ $0.hasPrefix("/") && ConfigurationText.isValue($0) }) ?? true else {
        throw ValidationError("\(option) takes a path that begins with /.")
      }
    }
    for (option, value) in [("--address", address), ("--origin", origin), ("--proxy", proxy)] {
      guard value.map(ConfigurationText.isValue) ?? true else { throw ValidationError("\(option) needs a value.") }
    }
  }

  func run() async throws {
    let places = SetupPlaces(root: root)
    var questions = SetupQuestions(language.flatMap(Language.init(rawValue:)) ?? SetupQuestions.usualLanguage)
    let words = questions.language
    guard check || !places.isSystem || ThisProcess.user == 0 else {
      throw ValidationError(words(.serviceNotRoot, "sudo dailve setup"))
    }
    for path in [places.configuration, places.addition] { try places.checkWay(to: path) }
    let old = try places.read()
    let asks = !yes && !check
    guard !asks || StandardStream.input.isTerminal else { throw ValidationError(words[.serviceNobodyToAsk]) }
    do {
      let answers = try answers(&questions, old, asks: asks)
      try await apply(SetupPlan(answers, changing: old).text, old, answers.file, places, questions.language)
    } catch is SetupQuestions.Stopped {
      Console.error("\n" + questions.language[.serviceStopped])
      throw ExitCode(1)
    } catch let missing as SetupPlan.Missing {
      throw ValidationError(questions.language[missing.sentence])
    }
  }

  private func answers(_ questions: inout SetupQuestions, _ old: ConfigurationText, asks: Bool) throws -> SetupAnswers {
    var answers = SetupAnswers(
      reach: SetupReach(old), address: address, origin: origin, certificate: certificate, key: key, proxy: proxy,
      port: port, backups: backups, file: file)
    if asks, language == nil { try questions.askLanguage() }
    if let given = reach ?? (address != nil ? .network : origin ?? certificate ?? proxy != nil ? .domain : nil) {
      answers.reach = given
    } else if asks {
      answers.reach = try questions.askReach(usual: answers.reach)
    }
    guard asks else { return answers }
    // A domain has no default that could be suggested, so its name is part of the question.
    if answers.reach == .domain, origin == nil {
      answers.origin = try questions.ask(.serviceOrigin, usual: old.values(of: "origin").last)
    }
    if file == nil {
      answers.file = try questions.ask(.serviceImport).map { ($0 as NSString).expandingTildeInPath }
    }
    return answers
  }

  private func apply(
    _ text: ConfigurationText, _ old: ConfigurationText, _ file: String?, _ places: SetupPlaces, _ language: Language
  ) async throws {
    // The same reader as the service's decides whether the options fit together.
    let serve = try ConfiguredLine.serve(ConfigurationFile(places.configuration, text))
    try places.checkWay(to: places.place(serve.options.folder))
    var problems = try await SetupCheckup(places: places, serve: serve, language: language).problems()
    if let file, !FileManager.default.fileExists(atPath: file) {
      problems.append(language(.serviceFileMissing, file.printable))
    }
    if check { tell(text, old, places, language) }
    for problem in problems { Console.line("! \(problem)") }
    guard problems.isEmpty, !check else {
      if problems.isEmpty { Console.line(language[.serviceAllWell]) } else { throw ExitCode(3) }
      return
    }
    try write(text, old, places, language)
    let store = places.place(serve.options.folder)
    try makeStore(store, places)
    // The folder of the store itself needs no more rights.
    let outside = serve.backups.backups.flatMap { $0.hasPrefix(serve.options.folder + "/") ? nil : $0 }
    _ = try places.allow(backupsIn: outside)
    let isImported = try await importFile(file, into: store, language)
    let listening = try serve.listening()
    let isServed = await SetupService(places: places, language: language).start(at: listening.nearAddress)
    await tellAddress(listening, store, isServed, language)
    if !isImported || (places.hasSystemd && !isServed) { throw ExitCode(3) }
  }

  private func tell(_ text: ConfigurationText, _ old: ConfigurationText, _ places: SetupPlaces, _ language: Language) {
    if text == old { return Console.line(language(.serviceWouldKeep, places.configuration)) }
    Console.line(language(.serviceWouldWrite, places.configuration))
    for setting in text.settings { Console.line("  \(setting.name) = \(setting.value)") }
  }

  private func write(
    _ text: ConfigurationText, _ old: ConfigurationText, _ places: SetupPlaces, _ language: Language
  ) throws {
    guard text != old else { return }
    let hadFile = FileManager.default.fileExists(atPath: places.configuration)
    let kept = places.configuration + ".bak"
    if hadFile { try SetupPlaces.write(old.text, to: kept) }
    try SetupPlaces.write(text.text, to: places.configuration)
    Console.line(language(.serviceWritten, places.configuration))
    if hadFile { Console.line(language(.serviceKept, kept)) }
  }

  /// Makes the folder of the store for the account of the service, so that a file can be imported before its first start.
  private func makeStore(_ folder: String, _ places: SetupPlaces) throws {
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    let above = URL(filePath: folder).deletingLastPathComponent().path
    try FileManager.default.createDirectory(
      atPath: above, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    do throws(SystemError) {
      try FileSystem.makeFolder(folder)
      if places.isSystem, let user = SystemUser(named: SetupCheckup.account) { try FileSystem.give(folder, to: user) }
    } catch {
      throw FileWriteError.failed(path: folder, reason: error.reason)
    }
  }

  /// Imports as another process, which takes the rights of the store's owner for good.
  private func importFile(_ file: String?, into store: String, _ language: Language) async throws -> Bool {
    guard let file else { return true }
    Console.flush()
    // 3 means that something in the file was skipped, which the import has told.
    if let code = await SystemProgram.ourselves?.run(["import", file, "--store", store]), [0, 3].contains(code) {
      return true
    }
    Console.error(language[.serviceNotImported])
    return false
  }

  private func tellAddress(_ listening: PublicListening, _ store: String, _ isServed: Bool, _ language: Language) async
  {
    let near = "http://\(listening.nearAddress)"
    let address = listening.access?.origin.text ?? near
    Console.line("")
    if listening.access?.way == .unencrypted { Console.line(language[.serviceUnencrypted]) }
    if listening.certificate != nil, listening.access?.origin.port == 443, listening.port != 443 {
      Console.line(language(.serviceForward, "\(listening.port)"))
    }
    Console.line(language(.serviceOpen, address))
    guard listening.access != nil else { return }
    // A phone reads the code; nobody else reaches an address of this machine alone.
    if let code = TerminalQR.text(address) { Console.line(code) }
    let command = "dailve users offer"
    guard isServed, let code = await SystemProgram.ourselves?.output(["users", "offer", "--store", store]) else {
      return Console.line(language(.serviceCodeLater, "sudo \(command)"))
    }
    Console.line(language(.serviceCode, code.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}

internal import ArgumentParser
internal import DailveDomain
internal import DailveViewModels
internal import Foundation

/// The questions of the setup, each with a suggested answer.
struct SetupQuestions {
  /// The person closed the input instead of answering.
  struct Stopped: Error {}

  private(set) var language: Language

  init(_ language: Language) { self.language = language }

  /// The language of the terminal (POSIX: the first of these that is set counts).
  static var usualLanguage: Language {
    let environment = ProcessInfo.processInfo.environment
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return named.flatMap { Language(rawValue: String($0.prefix(2))) } ?? .en
  }

  /// Asked in all languages, because the answer is not known yet.
  mutating func askLanguage() throws(Stopped) {
    let languages = Language.allCases
    let question = languages.map { $0[.settingsLanguage] }.joined(separator: " / ")
    let names = languages.map { $0[.serviceLanguageName] }
    language = languages[try choose(question, names, usual: languages.firstIndex(of: language) ?? 0)]
  }

  func askReach(usual: SetupReach) throws(Stopped) -> SetupReach {
    let all = SetupReach.allCases
    let index = try choose(
      language[.serviceReach], all.map { language[$0.words] }, usual: all.firstIndex(of: usual) ?? 0)
    return all[index]
  }

  /// - Returns: `nil` for an empty answer.
  func ask(_ question: TextKey, usual: String? = nil) throws(Stopped) -> String? {
    let answer = try line("\(language[question])\(usual.map { " [\($0)]" } ?? ""): ")
    return answer.isEmpty ? usual : answer
  }

  private func choose(_ question: String, _ choices: [String], usual: Int) throws(Stopped) -> Int {
    Console.errorRaw("\n\(question)\n")
    for (index, choice) in choices.enumerated() { Console.errorRaw("  \(index + 1)  \(choice)\n") }
    while true {
      let answer = try line("[\(usual + 1)] ")
      if answer.isEmpty { return usual }
      if let number = Int(answer), number > 0, number <= choices.count { return number - 1 }
      Console.error(language(.serviceNoChoice, answer.printable))
    }
  }

  private func line(_ prompt: String) throws(Stopped) -> String {
    Console.errorRaw(prompt)
    guard let text = readLine() else { throw Stopped() }
    return text.trimmingCharacters(in: .whitespaces)
  }
}

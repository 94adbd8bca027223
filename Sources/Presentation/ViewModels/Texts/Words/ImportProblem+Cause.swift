public import DailveDomain

extension Language {
  /// The exact cause of a problem.
  public func callAsFunction(_ cause: ImportProblem.Cause) -> String {
    func number(_ value: Int) -> String { NumberFormat.text(Double(value), decimals: 0) }
    return switch cause {
    case .largerThan(let mebibytes): self(.importCauseLarger, number(mebibytes))
    case .moreAttributes(let most): self(.importCauseAttributes, number(most))
    case .hugeDocument: self[.importCauseHugeDocument]
    case .hugeFiles: self[.importCauseHugeFiles]
    case .moreNames(let most): self(.importCauseMoreNames, number(most))
    case .moreFiles(let most): self(.importCauseMoreFiles, number(most))
    case .damaged: self[.importCauseDamaged]
    case .packed(let method): self(.importCauseMethod, UnopenedFile.Cause.name(ofMethod: method) ?? number(method))
    case .encrypted: self[.importCauseEncrypted]
    case .notAFile(let sort): self[sort.title]
    case .longField(let field): self[field.title]
    case .inUnit(let unit): self(.importCauseInUnit, unit)
    case .withoutUnit: self[.importCauseWithoutUnit]
    }
  }
}

extension ImportProblem.FileSort {
  fileprivate var title: TextKey {
    switch self {
    case .folder: .importCauseFolder
    case .link: .importCauseLink
    case .pipe: .importCausePipe
    case .socket: .importCauseSocket
    case .device: .importCauseDeviceFile
    case .unknown: .importCauseUnknownFile
    }
  }
}

extension ImportProblem.Field {
  fileprivate var title: TextKey {
    switch self {
    case .type: .importCauseType
    case .source: .importCauseSource
    case .version: .importCauseVersion
    case .device: .importCauseDevice
    case .unit: .importCauseUnit
    case .value: .importCauseValue
    }
  }
}

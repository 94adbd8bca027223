public import DailveDomain

extension ImportProblem.Kind {
  var title: TextKey {
    switch self {
    case .truncated: .importProblemTruncated
    case .unreadableDate: .importProblemUnreadableDate
    case .unreadableValue: .importProblemUnreadableValue
    case .unconvertibleUnit: .importProblemUnconvertibleUnit
    case .endBeforeStart: .importProblemEndBeforeStart
    case .reversedTimes: .importProblemReversedTimes
    case .workoutDuration: .importProblemWorkoutDuration
    case .implausibleDate: .importProblemImplausibleDate
    case .afterExport: .importProblemAfterExport
    case .longSpan: .importProblemLongSpan
    case .longName: .importProblemLongName
    case .unknownElement: .importProblemUnknownElement
    case .illegalCharacter: .importProblemIllegalCharacter
    case .unknownEntity: .importProblemUnknownEntity
    case .duplicateAttribute: .importProblemDuplicateAttribute
    case .malformedTag: .importProblemMalformedTag
    case .unbalancedTag: .importProblemUnbalancedTag
    case .unreadRest: .importProblemUnreadRest
    case .decimalComma: .importProblemDecimalComma
    case .unreadableFile: .importProblemUnreadableFile
    case .ignoredFile: .importProblemIgnoredFile
    case .tooLarge: .importProblemTooLarge
    case .missingFile: .importProblemMissingFile
    case .nothingInside: .importProblemNothingInside
    case .malformedText: .importProblemMalformedText
    case .notYet: .importProblemNotYet
    case .unknownPeriod: .importProblemUnknownPeriod
    }
  }
  /// True if the text of a problem is the name of a type or file. Otherwise it is the reader's English note, which
  /// repeats the title.
  var namesWhatIsOdd: Bool {
    switch self {
    case .truncated, .malformedTag, .illegalCharacter, .unknownEntity, .duplicateAttribute, .nothingInside,
      .malformedText, .unreadRest:
      false
    case .unreadableDate, .unreadableValue, .unconvertibleUnit, .endBeforeStart, .reversedTimes, .workoutDuration,
      .implausibleDate, .afterExport, .longSpan, .longName, .unknownElement, .decimalComma, .unreadableFile,
      .ignoredFile, .tooLarge, .missingFile, .notYet, .unknownPeriod, .unbalancedTag:
      true
    }
  }
}

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

extension BatchKind {
  var title: TextKey {
    switch self {
    case .export: .dataKindExport
    case .push: .dataKindPush
    case .files: .dataKindFiles
    }
  }
}

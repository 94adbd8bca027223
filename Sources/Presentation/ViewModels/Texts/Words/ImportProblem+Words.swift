internal import DailveDomain

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

/// First run, imports and their reports.
extension TextKey {
  public static let firstTitle = TextKey(en: "See how you’re doing", ko: "오늘 내 상태를 확인해 보세요")
  public static let firstLead = TextKey(
    en:
      "There are two ways to begin, and you can use both. Your data stays on this computer; nothing is sent anywhere.",
    ko: "두 가지 방법으로 시작할 수 있고, 둘 다 써도 돼요. 데이터는 이 컴퓨터에만 남고 어디로도 보내지 않아요.")
  public static let firstFileTitle = TextKey(en: "With a file", ko: "파일로 시작하기")
  public static let firstFileText = TextKey(
    en: "Import the export of Apple’s Health app, with everything that it ever recorded.",
    ko: "Apple 건강 앱에서 내보낸 파일을 가져오세요. 그동안 기록된 모든 데이터가 들어 있어요.")
  public static let firstPhoneTitle = TextKey(en: "With a phone", ko: "휴대폰으로 시작하기")
  public static let firstPhoneText = TextKey(
    en:
      "An app on the phone sends new data here by itself, several times a day. This page changes with the first delivery.",
    ko: "휴대폰의 앱이 하루에 여러 번 새 데이터를 알아서 보내요. 첫 데이터가 오면 이 화면이 바뀌어요.")
  public static let firstPhoneButton = TextKey(en: "Connect a phone", ko: "휴대폰 연결하기")
  public static let firstDrop = TextKey(en: "Drop export.zip here, or choose it", ko: "export.zip을 여기에 놓거나 선택하세요")
  public static let firstFile = TextKey(en: "Export file", ko: "내보내기 파일")
  public static let firstImport = TextKey(en: "Import", ko: "가져오기")
  public static let firstHow = TextKey(en: "How to get the export", ko: "내보내기 방법")
  public static let firstHow1 = TextKey(
    en: "On your iPhone, open Health and tap your picture at the top right.",
    ko: "iPhone에서 건강 앱을 열고 오른쪽 위의 프로필 사진을 누르세요.")
  public static let firstHow2 = TextKey(
    en: "Tap “Export All Health Data” and wait. Large exports take a few minutes.",
    ko: "‘모든 건강 데이터 내보내기’를 누르고 기다리세요. 데이터가 많으면 몇 분 걸려요.")
  public static let firstHow3 = TextKey(
    en: "Copy the file to this computer, by cable or through a shared folder.",
    ko: "케이블이나 공유 폴더로 파일을 이 컴퓨터에 옮기세요.")
  public static let firstSample = TextKey(
    en: "No export at hand? Look around with demo data.",
    ko: "내보낸 파일이 없나요? 예시 데이터로 둘러보세요.")
  public static let firstSampleButton = TextKey(en: "Try demo data", ko: "예시 데이터로 보기")

  public static let importTitle = TextKey(en: "Import", ko: "가져오기")
  public static let importRunning = TextKey(en: "Importing {0}", ko: "{0} 가져오는 중")
  public static let importPreparing = TextKey(en: "Preparing demo data", ko: "예시 데이터 준비 중")
  public static let importProgress = TextKey(
    en: "{0} of {1} MB · {2} {2|reading|readings}",
    ko: "{1} MB 중 {0} MB · 측정값 {2}개")
  public static let importLeft = TextKey(en: "about {0} s left", ko: "약 {0}초 남음")
  public static let importCancel = TextKey(en: "Cancel", ko: "취소")
  public static let importCancelled = TextKey(en: "Cancelled. Nothing was changed.", ko: "취소했어요. 바뀐 것은 없어요.")
  public static let importDone = TextKey(en: "{0} new {0|reading|readings}", ko: "새 측정값 {0}개")
  public static let importKnown = TextKey(en: "{0} already here", ko: "이미 있던 것 {0}개")
  public static let importSkipped = TextKey(en: "{0} skipped", ko: "건너뜀 {0}개")
  public static let importIncomplete = TextKey(
    en: "The file ended early. Everything up to that point was imported.",
    ko: "파일이 중간에 끝나서 그 앞까지만 가져왔어요.")
  public static let importUnreadable = TextKey(
    en: "From some point on it could not be read. Everything before that was imported.",
    ko: "중간부터 읽을 수 없어서 그 앞까지만 가져왔어요.")
  public static let importOlder = TextKey(
    en: "This export was made before the last one here. What it lacks came later, so nothing is missing.",
    ko: "지난번에 가져온 것보다 먼저 만든 내보내기예요. 그 뒤의 데이터는 여기에 그대로 있어요.")
  public static let importToToday = TextKey(en: "Go to Today", ko: "오늘로 가기")
  public static let importProblemTruncated = TextKey(en: "The file ends early", ko: "파일이 중간에 끝남")
  public static let importProblemUnreadableDate = TextKey(
    en: "Unreadable date, kept as written",
    ko: "읽을 수 없는 날짜(그대로 보관)")
  public static let importProblemUnreadableValue = TextKey(
    en: "Value isn’t a number, excluded from statistics",
    ko: "숫자가 아닌 값(통계에서 제외)")
  public static let importProblemEndBeforeStart = TextKey(
    en: "Ends before it starts, excluded from statistics",
    ko: "시작보다 끝이 빠른 기록(통계에서 제외)")
  public static let importProblemReversedTimes = TextKey(
    en: "Ends before it starts: counted with start and end swapped", ko: "시작보다 끝이 빠른 운동(시작과 끝을 바꾸어 집계)")
  public static let importProblemWorkoutDuration = TextKey(
    en: "A duration that cannot be: counted from start to end, without pauses",
    ko: "있을 수 없는 운동 시간(일시 정지를 뺀 시작부터 끝까지로 집계)")
  public static let importProblemAfterExport = TextKey(
    en: "Begins after the export was made, kept and excluded from statistics",
    ko: "내보내기 시점보다 나중에 시작하는 기록(보관하고 통계에서 제외)")
  public static let importProblemImplausibleDate = TextKey(
    en: "Date is centuries away, excluded from statistics",
    ko: "몇 세기 떨어진 날짜(통계에서 제외)")
  public static let importProblemUnconvertibleUnit = TextKey(
    en: "Unit that cannot be converted, excluded from statistics", ko: "환산할 수 없는 단위(통계에서 제외)")
  public static let importProblemLongSpan = TextKey(
    en: "Too long for one day or night, excluded from statistics",
    ko: "하루나 하룻밤으로 보기에 너무 긴 기록(통계에서 제외)")
  public static let importProblemLongName = TextKey(
    en: "Very long name, shortened where it’s shown",
    ko: "아주 긴 이름(표시할 때 줄임)")
  public static let importProblemNotYet = TextKey(
    en: "Begins after it was sent, kept but not used",
    ko: "보낸 시각보다 나중에 시작하는 기록(보관만 함)")
  public static let importProblemUnknownPeriod = TextKey(
    en: "Too much for one day, kept but not used",
    ko: "하루치로 보기에 너무 많은 합계(보관만 함)")
  public static let importProblemUnknownElement = TextKey(
    en: "Unknown kind of data, kept but not used yet",
    ko: "알 수 없는 종류의 데이터(보관만 함)")
  public static let importProblemIllegalCharacter = TextKey(en: "Invalid character, replaced", ko: "쓸 수 없는 문자(바꿔서 저장)")
  public static let importProblemUnknownEntity = TextKey(
    en: "Unknown character code, kept as written",
    ko: "알 수 없는 문자 코드(그대로 보관)")
  public static let importProblemDuplicateAttribute = TextKey(
    en: "Value given twice, last one used",
    ko: "두 번 나온 값(마지막 값 사용)")
  public static let importProblemMalformedTag = TextKey(en: "Unreadable passage", ko: "읽을 수 없는 부분")
  public static let importProblemUnbalancedTag = TextKey(
    en: "Something has no start or no end, everything else was read", ko: "시작이나 끝 표시가 없는 항목(나머지는 읽음)")
  public static let importProblemUnreadRest = TextKey(
    en: "More after the end of the export, not read", ko: "내보내기가 끝난 뒤에 남은 내용(읽지 않음)")
  public static let importProblemDecimalComma = TextKey(en: "Decimal comma, read as a point", ko: "소수점 쉼표(점으로 읽음)")
  public static let importProblemUnreadableFile = TextKey(en: "Unreadable file", ko: "읽을 수 없는 파일")
  public static let importProblemIgnoredFile = TextKey(
    en: "Not part of the export, or a duplicate; not imported", ko: "내보내기에 속하지 않거나 같은 내용이 반복된 파일(가져오지 않음)")
  public static let importProblemTooLarge = TextKey(
    en: "Over a limit that protects this computer",
    ko: "이 컴퓨터를 보호하는 한도를 넘음")
  public static let importProblemMissingFile = TextKey(
    en: "File named in the export is missing",
    ko: "내보내기에 적혀 있지만 없는 파일")
  public static let importProblemNothingInside = TextKey(
    en: "Nothing was sent: a locked iPhone cannot read Health",
    ko: "보낸 내용이 없음(잠긴 iPhone은 건강 데이터를 읽을 수 없음)")
  public static let importProblemMalformedText = TextKey(
    en: "Text that’s unreadable from this point on", ko: "여기서부터 읽을 수 없는 글")
  public static let importCauseLarger = TextKey(en: "larger than {0} MiB", ko: "{0} MiB보다 큼")
  public static let importCauseAttributes = TextKey(
    en: "more than {0} values in one record",
    ko: "한 기록에 값이 {0}개를 넘음")
  public static let importCauseHugeDocument = TextKey(
    en: "unpacked, the health document is larger than in any real export", ko: "압축을 푼 건강 문서가 어떤 내보내기보다도 큼")
  public static let importCauseHugeFiles = TextKey(
    en: "unpacked, the files beside the health document are larger than in any real export",
    ko: "건강 문서와 함께 있는 파일을 풀면 어떤 내보내기보다도 큼")
  public static let importCauseInUnit = TextKey(en: "unit “{0}”", ko: "단위 “{0}”")
  public static let importCauseWithoutUnit = TextKey(en: "without a unit", ko: "단위 없음")
  public static let importCauseMoreNames = TextKey(
    en: "more than {0} different names", ko: "서로 다른 이름이 {0}개를 넘음")
  public static let importCauseMoreFiles = TextKey(
    en: "more than {0} files; the rest were not checked", ko: "파일이 {0}개를 넘어 나머지는 확인하지 않음")
  public static let importCauseDamaged = TextKey(en: "damaged", ko: "손상됨")
  public static let importCauseFolder = TextKey(en: "a folder", ko: "폴더")
  public static let importCauseLink = TextKey(en: "a symbolic link", ko: "심볼릭 링크")
  public static let importCausePipe = TextKey(en: "a pipe", ko: "파이프")
  public static let importCauseSocket = TextKey(en: "a socket", ko: "소켓")
  public static let importCauseDeviceFile = TextKey(en: "a device file", ko: "장치 파일")
  public static let importCauseUnknownFile = TextKey(en: "of an unknown kind", ko: "종류를 알 수 없음")
  public static let importCauseType = TextKey(en: "type", ko: "종류")
  public static let importCauseSource = TextKey(en: "source", ko: "출처")
  public static let importCauseVersion = TextKey(en: "version", ko: "버전")
  public static let importCauseDevice = TextKey(en: "device", ko: "기기")
  public static let importCauseUnit = TextKey(en: "unit", ko: "단위")
  public static let importCauseValue = TextKey(en: "value", ko: "값")
  public static let importAtByte = TextKey(en: "at position {0}", ko: "{0}번째 위치")
  public static let importTimes = TextKey(en: "{0} {0|time|times}", ko: "{0}회")
  public static let importErrorNotFound = TextKey(
    en: "The file is no longer there. Choose it again.",
    ko: "파일이 더 이상 없어요. 다시 선택해 주세요.")
  public static let importNothing = TextKey(
    en: "There are no readings and no workouts in it", ko: "측정값과 운동이 하나도 없어요")
  public static let importErrorEmpty = TextKey(
    en: "The file is empty. Export again on your iPhone and wait until it’s done.",
    ko: "빈 파일이에요. iPhone에서 다시 내보내고 끝날 때까지 기다려 주세요.")
  public static let importErrorNoHealthData = TextKey(
    en: "There’s no Apple Health data in this file. Choose the export.zip that the Health app made.",
    ko: "이 파일에는 Apple 건강 데이터가 없어요. 건강 앱이 만든 export.zip을 선택해 주세요.")
  public static let importErrorMethod = TextKey(
    en:
      "{0} in the archive is packed by a method that can’t be opened here ({1}); Windows packs large files so. Unpack it, and choose the largest file in it, or pack it again with another program.",
    ko:
      "압축 파일 안의 {0}{0|은|는} 여기서 열 수 없는 방식({1})으로 압축됐어요. Windows가 큰 파일을 이렇게 압축해요. 압축을 풀어 가장 큰 파일을 선택하거나 다른 프로그램으로 다시 압축해 주세요."
  )
  public static let importErrorEncrypted = TextKey(
    en: "{0} in the archive is encrypted. Unpack it with its password, and choose the largest file in it.",
    ko: "압축 파일 안의 {0}{0|은|는} 암호로 잠겨 있어요. 암호로 압축을 풀어 가장 큰 파일을 선택해 주세요.")
  public static let importErrorDamagedFile = TextKey(
    en: "{0} in the archive is damaged. Copy it again or make a new export.",
    ko: "압축 파일 안의 {0}{0|이|가} 손상됐어요. 다시 복사하거나 새로 내보내 주세요.")
  public static let importCauseMethod = TextKey(en: "packed by method {0}", ko: "압축 방식 {0}")
  public static let importCauseEncrypted = TextKey(en: "encrypted", ko: "암호화됨")
  public static let importErrorDamaged = TextKey(
    en: "The archive is damaged. Copy it again or make a new export.",
    ko: "압축 파일이 손상됐어요. 다시 복사하거나 새로 내보내 주세요.")
  public static let importErrorUnreadable = TextKey(
    en: "The file couldn’t be read. Choose it again.",
    ko: "파일을 읽을 수 없어요. 다시 선택해 주세요.")
  public static let importErrorBusy = TextKey(
    en: "Another import is running. Wait until it’s done.",
    ko: "다른 파일을 가져오는 중이에요. 끝날 때까지 기다려 주세요.")
  public static let importErrorFull = TextKey(
    en: "The disk is full. Your existing data is safe. Free up some space and import again.",
    ko: "디스크가 가득 찼어요. 기존 데이터는 안전해요. 공간을 비운 뒤 다시 가져오세요.")
  public static let importErrorStore = TextKey(
    en: "The data couldn’t be saved. Your existing data is safe.",
    ko: "데이터를 저장하지 못했어요. 기존 데이터는 안전해요.")
  public static let importInLog = TextKey(
    en: "Everything was imported, but the disk is full. Free up some space so that Dailve can finish.",
    ko: "모두 가져왔어요. 디스크가 가득 찼으니 마무리할 수 있게 공간을 비워 주세요.")
  public static let importPreviewTitle = TextKey(
    en: "Nothing has changed yet. Importing {0} would change this:",
    ko: "아직 바뀐 것은 없어요. {0} 파일을 가져오면 이렇게 바뀌어요.")
  public static let importPreviewTake = TextKey(en: "Import", ko: "가져오기")
  public static let importPreviewDiscard = TextKey(en: "Discard", ko: "취소")
  public static let importChecking = TextKey(en: "Comparing {0} with your data", ko: "{0} 파일을 지금 데이터와 비교하는 중")
  public static let importGlimpse = TextKey(en: "A first look while it loads", ko: "가져오는 동안 미리 보기")
  public static let importSending = TextKey(en: "Sending: {0} of {1} MB", ko: "보내는 중: {1} MB 중 {0} MB")
  public static let importLookAgain = TextKey(en: "Look again", ko: "다시 확인")
  public static let importFinishing = TextKey(en: "finishing up", ko: "정리하는 중")
  public static let importSummary = TextKey(en: "{0} new {0|reading|readings} imported", ko: "새 측정값 {0}개를 가져왔어요")
  public static let importSummaryWorkouts = TextKey(
    en: "{0} new workout {0|recording|recordings} imported", ko: "새 운동 기록 {0}개를 가져왔어요")
  public static let importSummaryNothing = TextKey(en: "Nothing new in this export", ko: "새로 가져올 것이 없었어요")
  public static let importSeeBatch = TextKey(en: "Details", ko: "자세히")
  public static let importSame = TextKey(
    en: "This is the same file as import {0}. There’s nothing new in it.",
    ko: "{0}번 가져오기와 같은 파일이라 새로운 것이 없어요.")
  public static let importWorkouts = TextKey(en: "{0} new workout {0|recording|recordings}", ko: "새 운동 기록 {0}개")
  public static let importBoth = TextKey(en: "{0} and {1}", ko: "{0}{0|과|와} {1}")
  public static let importZone = TextKey(en: "Home time zone: {0}.", ko: "기준 시간대: {0}.")
  public static let importZoneGiven = TextKey(en: "You chose it.", ko: "직접 고른 시간대예요.")
  public static let importZoneRecords = TextKey(en: "Most of your readings are from there.", ko: "측정값 대부분이 이곳에서 기록됐어요.")
  public static let importZoneDevice = TextKey(
    en: "This device uses it, and the export matches.", ko: "이 기기의 시간대이고 내보낸 파일과도 맞아요.")
  public static let importZoneRegion = TextKey(
    en: "It matches the region and the times in the export.", ko: "내보낸 파일의 지역과 시각에 맞아요.")
  public static let importZoneOffset = TextKey(
    en: "The export shows only the clock’s offset, so daylight saving time isn’t known.",
    ko: "내보낸 파일로는 시차만 알 수 있어서 서머타임은 반영하지 못했어요.")
  public static let importZoneChange = TextKey(en: "Change it in Settings", ko: "설정에서 변경")
}

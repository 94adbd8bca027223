/// Texts of the pages of records that are more than a number.
extension TextKey {
  public static let healthRecordsTitle = TextKey(en: "Health records", ko: "건강 기록")
  public static let healthRecordsLead = TextKey(
    en: "ECGs, hearing tests, clinical records, prescriptions, state of mind.", ko: "심전도, 청력 검사, 임상 기록, 안경 정보, 마음 상태")
  public static let healthRecordsFinding = TextKey(
    en: "{0} {0|record|records}, the newest from {1}.", ko: "기록 {0}개, 가장 최근 날짜 {1}")
  public static let healthRecordsUndated = TextKey(en: "{0} {0|record|records}.", ko: "기록 {0}개")
  public static let healthRecordsNewest = TextKey(en: "{0} · newest {1}", ko: "{0}개 · 최근 {1}")
  public static let healthRecordsAlso = TextKey(en: "Also kept as received", ko: "받은 그대로 보관하는 것")
  public static let healthRecordsAlsoText = TextKey(
    en: "Shown as received, and part of every backup and of the export.",
    ko: "받은 그대로 보여 드리고, 백업과 내보내기에도 모두 들어가요.")
  public static let healthRecordsKind = TextKey(en: "Kind", ko: "종류")
  public static let healthRecordsCount = TextKey(en: "Number", ko: "개수")
  public static let healthRecordsEmpty = TextKey(en: "No health records yet", ko: "아직 건강 기록이 없어요")
  public static let healthRecordsEmptyText = TextKey(
    en:
      "ECGs, hearing tests, clinical records and prescriptions come with an export from Health. An app that sends data can also bring ECGs and states of mind.",
    ko: "심전도, 청력 검사, 임상 기록, 안경 정보는 건강 앱에서 내보낸 파일에 들어 있어요. 데이터를 보내는 앱에서 심전도와 마음 상태를 받을 수도 있어요.")
  public static let healthRecordsEarlier = TextKey(en: "Earlier", ko: "이전 기록")
  public static let healthRecordsLater = TextKey(en: "Newer", ko: "이후 기록")
  public static let healthRecordsPart = TextKey(en: "{0} of {1}", ko: "{1}개 중 {0}")
  public static let healthRecordsTypes = TextKey(en: "All data types", ko: "모든 데이터 종류")
  public static let healthRecordsSources = TextKey(en: "Sources", ko: "출처")
  public static let healthRecordsUndatedEntry = TextKey(en: "No date", ko: "날짜 없음")
  public static let healthRecordsUnreadable = TextKey(
    en: "This record couldn’t be understood. It is kept as received.", ko: "알아볼 수 없는 기록이에요. 받은 그대로 보관하고 있어요.")
  public static let healthRecordsOriginal = TextKey(en: "Download the original", ko: "원본 내려받기")
  public static let healthRecordsSource = TextKey(en: "Source", ko: "출처")

  public static let ecgTitle = TextKey(en: "ECG", ko: "심전도")
  public static let ecgListTitle = TextKey(en: "ECGs", ko: "심전도")
  public static let ecgEmpty = TextKey(en: "No ECGs yet", ko: "아직 심전도가 없어요")
  public static let ecgEmptyText = TextKey(
    en: "An Apple Watch records an ECG with the ECG app. It comes with an export from Health.",
    ko: "Apple Watch의 심전도 앱에서 기록하고, 건강 앱에서 내보낸 파일로 가져올 수 있어요.")
  public static let ecgFinding = TextKey(en: "The device wrote: {0}.", ko: "기기가 적은 결과: {0}")
  public static let ecgFindingRate = TextKey(
    en: "The device wrote: {0}, {1} bpm on average.", ko: "기기가 적은 결과: {0}, 평균 {1} bpm")
  public static let ecgNoResult = TextKey(en: "The device wrote no result.", ko: "기기가 적은 결과가 없어요.")
  public static let ecgNotJudged = TextKey(
    en:
      "This is shown as the device recorded it, without any judgement by Dailve, and is not a diagnosis. Ask a doctor about it.",
    ko: "기기가 기록한 그대로 보여 드리고 Dailve가 판단하지 않아요. 진단이 아니니 의사와 상의해 주세요.")
  public static let ecgResult = TextKey(en: "Result by the device", ko: "기기가 적은 결과")
  public static let ecgRate = TextKey(en: "Average heart rate", ko: "평균 심박수")
  public static let ecgRateValue = TextKey(en: "{0} bpm", ko: "{0} bpm")
  public static let ecgSymptoms = TextKey(en: "Symptoms", ko: "증상")
  public static let ecgDuration = TextKey(en: "Length", ko: "길이")
  public static let ecgSeconds = TextKey(en: "{0} s", ko: "{0}초")
  public static let ecgDevice = TextKey(en: "Device", ko: "기기")
  public static let ecgSoftware = TextKey(en: "Software", ko: "소프트웨어")
  public static let ecgSampling = TextKey(en: "Measured", ko: "측정 간격")
  public static let ecgSamplingValue = TextKey(en: "{0} times a second", ko: "1초에 {0}번")
  public static let ecgPicture = TextKey(en: "Voltage over time", ko: "시간에 따른 전압")
  public static let ecgStrip = TextKey(en: "Voltage from second {0} to {1}", ko: "{0}초에서 {1}초까지의 전압")
  public static let ecgScale = TextKey(
    en: "One large square is 0.2 s wide and 0.5 mV high. On paper: 25 mm/s, 10 mm/mV.",
    ko: "큰 칸 하나는 가로 0.2초, 세로 0.5mV예요. 인쇄하면 25mm/s, 10mm/mV예요.")
  public static let ecgLonger = TextKey(
    en: "Only the first {0} s of {1} s are drawn; the original has all.", ko: "{1}초 중 처음 {0}초만 그렸어요. 원본에는 모두 있어요.")
  public static let ecgClipped = TextKey(
    en: "Voltages beyond 5 mV are drawn at the edge.", ko: "5mV를 넘는 전압은 가장자리에 그렸어요.")
  public static let ecgUndrawn = TextKey(
    en: "This recording has no voltages that can be drawn.", ko: "그릴 수 있는 전압이 없는 기록이에요.")
  public static let ecgTable = TextKey(en: "Lowest and highest voltage of each second", ko: "초마다 가장 낮은 전압과 높은 전압")
  public static let ecgSecond = TextKey(en: "Second", ko: "초")
  public static let ecgLowest = TextKey(en: "Lowest (mV)", ko: "최저(mV)")
  public static let ecgHighest = TextKey(en: "Highest (mV)", ko: "최고(mV)")

  public static let hearingTitle = TextKey(en: "Hearing tests", ko: "청력 검사")
  public static let hearingEmpty = TextKey(en: "No hearing tests yet", ko: "아직 청력 검사가 없어요")
  public static let hearingEmptyText = TextKey(
    en: "A hearing test with AirPods or a hearing app is stored in Health and comes with its export.",
    ko: "AirPods나 청력 앱으로 한 검사는 건강 앱에 저장되고, 내보낸 파일로 가져올 수 있어요.")
  public static let hearingFinding = TextKey(
    en: "Quietest sounds heard on {0}: left {1}, right {2}.", ko: "{0}에 들린 가장 작은 소리: 왼쪽 {1}, 오른쪽 {2}")
  public static let hearingFindingEmpty = TextKey(en: "The test of {0} has no values.", ko: "{0} 검사에는 값이 없어요.")
  public static let hearingLevel = TextKey(en: "{0} dBHL", ko: "{0}dBHL")
  public static let hearingPicture = TextKey(
    en: "Hearing level by frequency, softer sounds above", ko: "주파수별 청력 수준, 위로 갈수록 작은 소리")
  public static let hearingFrequency = TextKey(en: "Frequency", ko: "주파수")
  public static let hearingHertz = TextKey(en: "{0} Hz", ko: "{0}Hz")
  public static let hearingLeft = TextKey(en: "Left ear", ko: "왼쪽 귀")
  public static let hearingRight = TextKey(en: "Right ear", ko: "오른쪽 귀")
  public static let hearingKeyLeft = TextKey(en: "Left ear: squares, dashed line", ko: "왼쪽 귀: 네모, 점선")
  public static let hearingKeyRight = TextKey(en: "Right ear: dots, solid line", ko: "오른쪽 귀: 동그라미, 실선")
  public static let hearingReading = TextKey(en: "left {0}, right {1}", ko: "왼쪽 {0}, 오른쪽 {1}")
  public static let hearingNone = TextKey(en: "no value", ko: "값 없음")
  public static let hearingText = TextKey(
    en: "A level is the volume at which a tone was just heard. Values are shown as the test wrote them.",
    ko: "그 음이 겨우 들린 크기예요. 검사에 적힌 값을 그대로 보여 드려요.")

  public static let clinicalTitle = TextKey(en: "Clinical records", ko: "임상 기록")
  public static let clinicalEmpty = TextKey(en: "No clinical records yet", ko: "아직 임상 기록이 없어요")
  public static let clinicalEmptyText = TextKey(
    en: "Where a clinic supports it, Health downloads its records, and they come with the export.",
    ko: "지원하는 병원의 기록은 건강 앱에서 내려받을 수 있고, 내보낸 파일로 가져올 수 있어요.")
  public static let clinicalFinding = TextKey(
    en: "{0} {0|record|records}, the newest: {1}, {2}.", ko: "기록 {0}개, 가장 최근: {1}, {2}")
  public static let clinicalDetail = TextKey(en: "{0}, received {1}.", ko: "{0}, 받은 날짜 {1}")
  public static let clinicalUnnamed = TextKey(en: "Record without a name", ko: "이름 없는 기록")
  public static let clinicalReceived = TextKey(en: "Received", ko: "받은 날짜")
  public static let clinicalAbout = TextKey(en: "About", ko: "해당 날짜")
  public static let clinicalStatus = TextKey(en: "Status", ko: "상태")
  public static let clinicalIdentifier = TextKey(en: "Identifier", ko: "식별 번호")
  public static let clinicalVersion = TextKey(en: "FHIR version", ko: "FHIR 버전")
  public static let clinicalOriginal = TextKey(en: "As the clinic sent it", ko: "병원이 보낸 그대로")
  public static let clinicalCut = TextKey(
    en: "Only the beginning is shown here: {0} of {1} kB.", ko: "{1}kB 중 처음 {0}kB만 보여 드려요.")
  public static let clinicalMissing = TextKey(
    en: "The file of this record was not in the export.", ko: "내보낸 파일에 이 기록의 파일이 없었어요.")

  public static let prescriptionTitle = TextKey(en: "Glasses and contact lenses", ko: "안경과 콘택트렌즈")
  public static let prescriptionEmpty = TextKey(en: "No glasses or contact lenses yet", ko: "아직 안경이나 렌즈 정보가 없어요")
  public static let prescriptionEmptyText = TextKey(
    en: "Add a vision prescription in Health on the iPhone; it comes with the export.",
    ko: "iPhone의 건강 앱에서 시력 정보를 추가하면 내보낸 파일로 가져올 수 있어요.")
  public static let prescriptionGlasses = TextKey(en: "Glasses", ko: "안경")
  public static let prescriptionContacts = TextKey(en: "Contact lenses", ko: "콘택트렌즈")
  public static let prescriptionFinding = TextKey(en: "Newest: {0}, issued {1}.", ko: "가장 최근: {0}, 발급 {1}")
  public static let prescriptionIssued = TextKey(en: "issued {0}", ko: "발급 {0}")
  public static let prescriptionExpires = TextKey(en: "expires {0}", ko: "만료 {0}")
  public static let prescriptionEye = TextKey(en: "Eye", ko: "눈")
  public static let prescriptionRight = TextKey(en: "Right", ko: "오른쪽")
  public static let prescriptionLeft = TextKey(en: "Left", ko: "왼쪽")
  public static let prescriptionSphere = TextKey(en: "Sphere", ko: "구면")
  public static let prescriptionCylinder = TextKey(en: "Cylinder", ko: "난시")
  public static let prescriptionAxis = TextKey(en: "Axis", ko: "축")
  public static let prescriptionAdd = TextKey(en: "Addition", ko: "가입도")
  public static let prescriptionVertex = TextKey(en: "Vertex distance", ko: "정점 간 거리")
  public static let prescriptionPrism = TextKey(en: "Prism", ko: "프리즘")
  public static let prescriptionPrismAngle = TextKey(en: "Prism angle", ko: "프리즘 각도")
  public static let prescriptionFarDistance = TextKey(en: "Pupil distance, far", ko: "동공 거리(먼 곳)")
  public static let prescriptionNearDistance = TextKey(en: "Pupil distance, near", ko: "동공 거리(가까운 곳)")
  public static let prescriptionBaseCurve = TextKey(en: "Base curve", ko: "곡률")
  public static let prescriptionDiameter = TextKey(en: "Diameter", ko: "지름")

  public static let mindTitle = TextKey(en: "State of mind", ko: "마음 상태")
  public static let mindEmpty = TextKey(en: "No states of mind yet", ko: "아직 마음 상태 기록이 없어요")
  public static let mindEmptyText = TextKey(
    en: "Log how you feel in Health or with Mindfulness on the watch. An app that sends data can bring it here.",
    ko: "건강 앱이나 워치의 마음 챙기기에서 기분을 기록하면, 데이터를 보내는 앱에서 받을 수 있어요.")
  public static let mindFinding = TextKey(en: "Newest, {0}: {1}.", ko: "가장 최근({0}): {1}")
  public static let mindChart = TextKey(en: "Average of each day, from −1 to +1.", ko: "하루 평균, −1에서 +1까지")
  public static let mindMoment = TextKey(en: "Emotion", ko: "감정")
  public static let mindDay = TextKey(en: "Mood of the day", ko: "하루 기분")
  public static let mindWhen = TextKey(en: "When", ko: "언제")
  public static let mindValence = TextKey(en: "Pleasantness", ko: "기분")
  public static let mindLabels = TextKey(en: "Feelings", ko: "느낌")
  public static let mindAssociations = TextKey(en: "Related to", ko: "관련된 것")
}

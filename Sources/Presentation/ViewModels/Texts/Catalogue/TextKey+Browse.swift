/// Browse: the search, the categories and the ways to other pages.
extension TextKey {
  public static let browseTitle = TextKey(en: "Browse", ko: "찾기")
  public static let browseSearch = TextKey(en: "Search everything", ko: "모두 검색")
  public static let browseHint = TextKey(en: "Search: HRV, BP, coffee", ko: "검색: 심박변이, 혈압, 커피")
  public static let browseClear = TextKey(en: "Clear the search", ko: "검색 지우기")
  public static let browseFavourites = TextKey(en: "Favourites", ko: "즐겨찾기")
  public static let browseEverything = TextKey(en: "Everything", ko: "전체")
  public static let browseApp = TextKey(en: "This app", ko: "이 앱")
  public static let browseCategory = TextKey(en: "Category", ko: "분류")
  public static let browseKinds = TextKey(en: "{0} {0|kind|kinds} of data", ko: "데이터 {0}종류")
  public static let browseAlso = TextKey(en: "See also", ko: "함께 보기")
  public static let browseEmpty = TextKey(en: "No data yet", ko: "아직 데이터 없음")
  public static let browseEmptyText = TextKey(
    en: "Every kind of data that you import gets a page here.", ko: "가져온 데이터는 종류마다 이곳에 페이지가 생겨요.")
  public static let browseNotCounted = TextKey(en: "Switched off", ko: "꺼짐")

  public static let browseHeart = TextKey(en: "Heart", ko: "심장")
  public static let browseBreathing = TextKey(en: "Breathing", ko: "호흡")
  public static let browseWalking = TextKey(en: "Walking", ko: "걷기")
  public static let browseMind = TextKey(en: "Mind", ko: "마음")
  public static let browseFood = TextKey(en: "Food and water", ko: "음식과 물")
  public static let browseMedication = TextKey(en: "Medication and symptoms", ko: "약과 증상")
  public static let browseOther = TextKey(en: "Other data", ko: "그 밖의 데이터")

  public static let browseHeight = TextKey(en: "Height", ko: "키")
  public static let browseWhatIfCondition = TextKey(en: "What if: condition", ko: "값 바꿔 보기: 컨디션")
  public static let browseWhatIfSleep = TextKey(en: "What if: sleep", ko: "값 바꿔 보기: 수면")
  public static let browseWhatIfReadiness = TextKey(en: "What if: training readiness", ko: "값 바꿔 보기: 훈련 준비도")

  public static let browseResults = TextKey(en: "{0} {0|result|results}.", ko: "{0}개를 찾았어요.")
  public static let browseMeans = TextKey(en: "“{0}” also finds {1}.", ko: "‘{0}’{0|은|는} 이렇게도 불러요: {1}.")
  public static let browseNone = TextKey(en: "Nothing found for “{0}”", ko: "‘{0}’ 검색 결과 없음")
  public static let browseNoneText = TextKey(
    en: "Try one word of it, or look through the categories.", ko: "낱말 하나만 입력하거나 분류에서 찾아보세요.")
  public static let browseAll = TextKey(en: "All categories", ko: "모든 분류")
  public static let browseOpen = TextKey(en: "Open", ko: "열기")
  public static let browseFoundData = TextKey(en: "Data", ko: "데이터")
  public static let browseFoundPages = TextKey(en: "Pages", ko: "페이지")
  public static let browseFoundWorkouts = TextKey(en: "In your workouts", ko: "내 운동")
  public static let browseFoundEntries = TextKey(en: "In your entries", ko: "내 기록")
  public static let browseFoundSettings = TextKey(en: "In settings", ko: "설정")
  public static let browseAllWorkouts = TextKey(en: "All {0} workouts", ko: "운동 {0}개 모두 보기")
  public static let browseMeasurement = TextKey(en: "Measurement, {0}", ko: "{0} 측정")
  public static let browseOffline = TextKey(
    en: "Workouts and notes are searched when you are online again.", ko: "운동과 메모는 다시 온라인이 되면 검색해요.")
}

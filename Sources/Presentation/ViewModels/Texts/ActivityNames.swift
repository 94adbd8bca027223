/// Names of common workouts, by HealthKit’s activity type without its prefix.
enum ActivityNames {
  static let table: [String: TextKey] = [
    "Running": TextKey(en: "Running", ko: "달리기"),
    "Walking": TextKey(en: "Walking", ko: "걷기"),
    "Hiking": TextKey(en: "Hiking", ko: "등산"),
    "Cycling": TextKey(en: "Cycling", ko: "자전거"),
    "Swimming": TextKey(en: "Swimming", ko: "수영"),
    "Rowing": TextKey(en: "Rowing", ko: "로잉"),
    "TraditionalStrengthTraining": TextKey(en: "Strength training", ko: "근력 운동"),
    "FunctionalStrengthTraining": TextKey(en: "Functional strength training", ko: "기능성 근력 운동"),
    "Yoga": TextKey(en: "Yoga", ko: "요가"),
    "Tennis": TextKey(en: "Tennis", ko: "테니스"),
    "Soccer": TextKey(en: "Soccer", ko: "축구"),
    "Climbing": TextKey(en: "Climbing", ko: "클라이밍"),
    "Dance": TextKey(en: "Dance", ko: "댄스"),
    "HighIntensityIntervalTraining": TextKey(en: "Interval training", ko: "인터벌 운동"),
    "Pilates": TextKey(en: "Pilates", ko: "필라테스"),
    "Elliptical": TextKey(en: "Elliptical", ko: "일립티컬"),
  ]
}

internal import DailveDomain

/// Names of all of HealthKit’s activity types, without their prefix, and other words for searching them.
enum ActivityNames {
  static let table: [String: TextKey] = [
    "AmericanFootball": TextKey(en: "American football", ko: "미식축구"),
    "Archery": TextKey(en: "Archery", ko: "양궁"),
    "AustralianFootball": TextKey(en: "Australian football", ko: "오스트레일리아식 축구"),
    "Badminton": TextKey(en: "Badminton", ko: "배드민턴"),
    "Barre": TextKey(en: "Barre", ko: "바레"),
    "Baseball": TextKey(en: "Baseball", ko: "야구"),
    "Basketball": TextKey(en: "Basketball", ko: "농구"),
    "Bowling": TextKey(en: "Bowling", ko: "볼링"),
    "Boxing": TextKey(en: "Boxing", ko: "복싱"),
    "CardioDance": TextKey(en: "Cardio dance", ko: "유산소 댄스"),
    "Climbing": TextKey(en: "Climbing", ko: "클라이밍"),
    "Cooldown": TextKey(en: "Cooldown", ko: "마무리 운동"),
    "CoreTraining": TextKey(en: "Core training", ko: "코어 운동"),
    "Cricket": TextKey(en: "Cricket", ko: "크리켓"),
    "CrossCountrySkiing": TextKey(en: "Cross-country skiing", ko: "크로스컨트리 스키"),
    "CrossTraining": TextKey(en: "Cross training", ko: "크로스 트레이닝"),
    "Curling": TextKey(en: "Curling", ko: "컬링"),
    "Cycling": TextKey(en: "Cycling", ko: "자전거"),
    "Dance": TextKey(en: "Dance", ko: "댄스"),
    "DanceInspiredTraining": TextKey(en: "Dance workout", ko: "댄스 운동"),
    "DiscSports": TextKey(en: "Disc sports", ko: "원반던지기 스포츠"),
    "DownhillSkiing": TextKey(en: "Downhill skiing", ko: "알파인 스키"),
    "Elliptical": TextKey(en: "Elliptical", ko: "일립티컬"),
    "EquestrianSports": TextKey(en: "Horse riding", ko: "승마"),
    "Fencing": TextKey(en: "Fencing", ko: "펜싱"),
    "Fishing": TextKey(en: "Fishing", ko: "낚시"),
    "FitnessGaming": TextKey(en: "Fitness gaming", ko: "피트니스 게임"),
    "Flexibility": TextKey(en: "Stretching", ko: "스트레칭"),
    "FunctionalStrengthTraining": TextKey(en: "Functional strength training", ko: "기능성 근력 운동"),
    "Golf": TextKey(en: "Golf", ko: "골프"),
    "Gymnastics": TextKey(en: "Gymnastics", ko: "체조"),
    "HandCycling": TextKey(en: "Hand cycling", ko: "핸드사이클"),
    "Handball": TextKey(en: "Handball", ko: "핸드볼"),
    "HighIntensityIntervalTraining": TextKey(en: "Interval training", ko: "인터벌 운동"),
    "Hiking": TextKey(en: "Hiking", ko: "등산"),
    "Hockey": TextKey(en: "Hockey", ko: "하키"),
    "Hunting": TextKey(en: "Hunting", ko: "사냥"),
    "JumpRope": TextKey(en: "Jump rope", ko: "줄넘기"),
    "Kickboxing": TextKey(en: "Kickboxing", ko: "킥복싱"),
    "Lacrosse": TextKey(en: "Lacrosse", ko: "라크로스"),
    "MartialArts": TextKey(en: "Martial arts", ko: "무술"),
    "MindAndBody": TextKey(en: "Mind and body", ko: "심신 수련"),
    "MixedCardio": TextKey(en: "Mixed cardio", ko: "복합 유산소"),
    "MixedMetabolicCardioTraining": TextKey(en: "Mixed metabolic cardio", ko: "복합 대사 유산소"),
    "Other": TextKey(en: "Other", ko: "기타"),
    "PaddleSports": TextKey(en: "Paddling", ko: "패들링"),
    "Pickleball": TextKey(en: "Pickleball", ko: "피클볼"),
    "Pilates": TextKey(en: "Pilates", ko: "필라테스"),
    "Play": TextKey(en: "Play", ko: "놀이"),
    "PreparationAndRecovery": TextKey(en: "Warm-up and recovery", ko: "준비 운동과 회복"),
    "Racquetball": TextKey(en: "Racquetball", ko: "라켓볼"),
    "Rowing": TextKey(en: "Rowing", ko: "로잉"),
    "Rugby": TextKey(en: "Rugby", ko: "럭비"),
    "Running": TextKey(en: "Running", ko: "달리기"),
    "Sailing": TextKey(en: "Sailing", ko: "요트"),
    "SkatingSports": TextKey(en: "Skating", ko: "스케이트"),
    "SnowSports": TextKey(en: "Snow sports", ko: "눈 위 스포츠"),
    "Snowboarding": TextKey(en: "Snowboarding", ko: "스노보드"),
    "Soccer": TextKey(en: "Soccer", ko: "축구"),
    "SocialDance": TextKey(en: "Social dance", ko: "사교댄스"),
    "Softball": TextKey(en: "Softball", ko: "소프트볼"),
    "Squash": TextKey(en: "Squash", ko: "스쿼시"),
    "StairClimbing": TextKey(en: "Stair stepper", ko: "스테퍼"),
    "Stairs": TextKey(en: "Stairs", ko: "계단 오르기"),
    "StepTraining": TextKey(en: "Step training", ko: "스텝 운동"),
    "SurfingSports": TextKey(en: "Surfing", ko: "서핑"),
    "SwimBikeRun": TextKey(en: "Triathlon", ko: "철인 3종"),
    "Swimming": TextKey(en: "Swimming", ko: "수영"),
    "TableTennis": TextKey(en: "Table tennis", ko: "탁구"),
    "TaiChi": TextKey(en: "Tai chi", ko: "태극권"),
    "Tennis": TextKey(en: "Tennis", ko: "테니스"),
    "TrackAndField": TextKey(en: "Track and field", ko: "육상"),
    "TraditionalStrengthTraining": TextKey(en: "Strength training", ko: "근력 운동"),
    "Transition": TextKey(en: "Transition", ko: "종목 전환"),
    "UnderwaterDiving": TextKey(en: "Diving", ko: "다이빙"),
    "Volleyball": TextKey(en: "Volleyball", ko: "배구"),
    "Walking": TextKey(en: "Walking", ko: "걷기"),
    "WaterFitness": TextKey(en: "Water fitness", ko: "아쿠아로빅"),
    "WaterPolo": TextKey(en: "Water polo", ko: "수구"),
    "WaterSports": TextKey(en: "Water sports", ko: "수상 스포츠"),
    "WheelchairRunPace": TextKey(en: "Wheelchair, run pace", ko: "휠체어(달리기 속도)"),
    "WheelchairWalkPace": TextKey(en: "Wheelchair, walk pace", ko: "휠체어(걷기 속도)"),
    "Wrestling": TextKey(en: "Wrestling", ko: "레슬링"),
    "Yoga": TextKey(en: "Yoga", ko: "요가"),
  ]

  /// Other words that people use for an activity.
  static let otherWords: [String: [String]] = [
    "Boxing": ["권투"], "CoreTraining": ["abs", "plank", "복근", "플랭크"], "CrossTraining": ["crossfit", "크로스핏"],
    "Cycling": ["bike", "biking", "spinning", "indoor bike", "사이클", "스피닝", "라이딩"], "Dance": ["춤"],
    "DiscSports": ["frisbee", "ultimate", "프리스비", "얼티밋"], "DownhillSkiing": ["alpine skiing", "스키"],
    "Elliptical": ["cross trainer"], "EquestrianSports": ["equestrian"], "Flexibility": ["유연성"],
    "FunctionalStrengthTraining": ["kettlebell", "bodyweight", "케틀벨", "맨몸 운동"], "Gymnastics": ["acrobatics"],
    "HighIntensityIntervalTraining": ["hiit", "tabata", "intervals", "타바타", "고강도 인터벌"],
    "Hiking": ["trekking", "mountain walk", "하이킹", "트레킹"], "Hockey": ["ice hockey", "field hockey", "아이스하키"],
    "Kickboxing": ["muay thai", "무에타이"],
    "MartialArts": [
      "karate", "judo", "taekwondo", "jiu-jitsu", "bjj", "aikido", "hapkido", "태권도", "유도", "주짓수", "검도", "합기도",
    ],
    "MindAndBody": ["meditation", "qigong", "명상", "기공"], "MixedCardio": ["cardio", "유산소"],
    "PaddleSports": ["kayak", "canoe", "paddleboard", "카약", "카누", "패들보드"],
    "Rowing": ["rower", "erg", "로잉머신", "조정"],
    "Running": ["jogging", "treadmill", "marathon", "조깅", "러닝", "런닝", "러닝머신", "트레드밀", "마라톤"],
    "Sailing": ["yacht", "세일링"],
    "SkatingSports": ["ice skating", "inline", "rollerblading", "인라인", "피겨"],
    "SnowSports": ["sledding", "snowshoeing", "썰매"], "Soccer": ["football", "futsal", "풋살"],
    "StairClimbing": ["stairmaster", "천국의 계단", "스텝밀"], "SurfingSports": ["kitesurfing", "windsurfing"],
    "SwimBikeRun": ["ironman", "트라이애슬론", "철인삼종"], "TableTennis": ["ping pong", "핑퐁"],
    "TrackAndField": ["athletics", "sprints"],
    "TraditionalStrengthTraining": ["weights", "weight lifting", "gym", "lifting", "헬스", "웨이트", "헬스장"],
    "UnderwaterDiving": ["scuba", "snorkeling", "freediving", "스쿠버", "스노클링", "프리다이빙"],
    "Walking": ["stroll", "산책", "워킹"], "WaterFitness": ["aqua aerobics", "수중 운동"],
    "Wrestling": ["ssireum", "씨름"],
  ]
}

extension ActivityGroup {
  var title: TextKey {
    switch self {
    case .endurance: .activityGroupEndurance
    case .gym: .activityGroupGym
    case .studio: .activityGroupStudio
    case .racket: .activityGroupRacket
    case .team: .activityGroupTeam
    case .water: .activityGroupWater
    case .snow: .activityGroupSnow
    case .martial: .activityGroupMartial
    case .outdoor: .activityGroupOutdoor
    case .other: .activityGroupOther
    }
  }
}

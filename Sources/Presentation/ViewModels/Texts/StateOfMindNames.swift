/// Words of Health for states of mind: the cases of `HKStateOfMind.ValenceClassification`, `.Label` and `.Association`
/// (https://developer.apple.com/documentation/healthkit/hkstateofmind, iOS 18, 2026-11-27). Health's Korean words are used where they are known.
enum StateOfMindNames {
  /// A word as an app wrote it, "slightly_pleasant" or "slightlyPleasant", in the person's language; an unknown word as it came.
  static func name(_ word: String, _ language: Language) -> String {
    guard let known = table[key(word)] else { return TypeName.words(word.prefix(longest)) }
    return language == .ko ? known.ko : known.en
  }

  /// True for the mood of a day, false for an emotion of a moment; `nil` for an unknown kind.
  static func isMoodOfDay(_ kind: String) -> Bool? {
    switch key(kind) {
    case "dailymood": true
    case "momentaryemotion": false
    default: nil
    }
  }

  /// Characters of an unknown word that are shown.
  private static let longest = 60

  private static func key(_ word: String) -> String { word.filter(\.isLetter).lowercased() }

  private static let table: [String: (en: String, ko: String)] = [
    // ValenceClassification
    "veryunpleasant": ("Very unpleasant", "매우 불쾌함"),
    "unpleasant": ("Unpleasant", "불쾌함"),
    "slightlyunpleasant": ("Slightly unpleasant", "약간 불쾌함"),
    "neutral": ("Neutral", "보통"),
    "slightlypleasant": ("Slightly pleasant", "약간 기분 좋음"),
    "pleasant": ("Pleasant", "기분 좋음"),
    "verypleasant": ("Very pleasant", "매우 기분 좋음"),
    // Label
    "amazed": ("Amazed", "놀라움"),
    "amused": ("Amused", "즐거움"),
    "angry": ("Angry", "화남"),
    "annoyed": ("Annoyed", "짜증"),
    "anxious": ("Anxious", "불안함"),
    "ashamed": ("Ashamed", "수치스러움"),
    "brave": ("Brave", "용감함"),
    "calm": ("Calm", "차분함"),
    "confident": ("Confident", "자신 있음"),
    "content": ("Content", "만족스러움"),
    "disappointed": ("Disappointed", "실망함"),
    "discouraged": ("Discouraged", "낙담함"),
    "disgusted": ("Disgusted", "역겨움"),
    "drained": ("Drained", "기진맥진함"),
    "embarrassed": ("Embarrassed", "창피함"),
    "excited": ("Excited", "신남"),
    "frustrated": ("Frustrated", "답답함"),
    "grateful": ("Grateful", "감사함"),
    "guilty": ("Guilty", "죄책감"),
    "happy": ("Happy", "행복함"),
    "hopeful": ("Hopeful", "희망참"),
    "hopeless": ("Hopeless", "절망적임"),
    "indifferent": ("Indifferent", "무관심함"),
    "irritated": ("Irritated", "거슬림"),
    "jealous": ("Jealous", "질투 남"),
    "joyful": ("Joyful", "기쁨"),
    "lonely": ("Lonely", "외로움"),
    "overwhelmed": ("Overwhelmed", "벅참"),
    "passionate": ("Passionate", "열정적임"),
    "peaceful": ("Peaceful", "평화로움"),
    "proud": ("Proud", "자랑스러움"),
    "relieved": ("Relieved", "안도함"),
    "sad": ("Sad", "슬픔"),
    "satisfied": ("Satisfied", "흡족함"),
    "scared": ("Scared", "무서움"),
    "stressed": ("Stressed", "스트레스 받음"),
    "surprised": ("Surprised", "뜻밖임"),
    "worried": ("Worried", "걱정됨"),
    // Association
    "community": ("Community", "지역 사회"),
    "currentevents": ("Current events", "시사"),
    "dating": ("Dating", "연애"),
    "education": ("Education", "교육"),
    "family": ("Family", "가족"),
    "fitness": ("Fitness", "피트니스"),
    "friends": ("Friends", "친구"),
    "health": ("Health", "건강"),
    "hobbies": ("Hobbies", "취미"),
    "identity": ("Identity", "정체성"),
    "money": ("Money", "돈"),
    "partner": ("Partner", "배우자 또는 연인"),
    "selfcare": ("Self-care", "자기 관리"),
    "spirituality": ("Spirituality", "영성"),
    "tasks": ("Tasks", "할 일"),
    "travel": ("Travel", "여행"),
    "weather": ("Weather", "날씨"),
    "work": ("Work", "일"),
  ]
}

internal import DailveDomain
internal import DailveImporting

/// Names of workouts as Health Auto Export sends them: in the phone's language, with the place ("Outdoor Run").
enum ActivityWords {
  /// HealthKit's activity type without its prefix; `nil` for an unknown name.
  static func activity(_ name: String) -> String? {
    let folded = folded(name)
    if let found = table[folded] ?? table[withoutPlace(name)] { return found }
    let prefix = "hkworkoutactivitytype"
    return folded.hasPrefix(prefix) ? table[String(folded.dropFirst(prefix.count))] : nil
  }

  /// Makes an activity of an unknown name, so that it is shown by that name: "Aqua Zumba" becomes "AquaZumba". `nil` without a letter.
  static func own(_ name: String) -> String? {
    let words = NameText.name(name).split { !$0.isLetter && !$0.isNumber }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let own = String(words.joined().prefix(longest))
    return own.contains(where: \.isLetter) ? own : nil
  }

  /// The most characters in the name of an activity.
  private static let longest = 60

  private static func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  private static func withoutPlace(_ name: String) -> String {
    var text = name.lowercased()
    for word in ["屋外", "屋内", "室外", "室内", "室外での", "実外"] { text = text.replacing(word, with: "") }
    return text.split { !$0.isLetter && !$0.isNumber }.filter { !places.contains(String($0)) }.joined()
  }

  private static let places: Set<String> = [
    "outdoor", "indoor", "outdoors", "indoors", "pool", "open", "water", "workout", "실외", "실내", "야외", "수영장", "개방", "수역",
    "draußen", "drinnen", "innen", "außen", "im", "freien", "in", "der", "halle", "training", "en", "extérieur",
    "intérieur", "au", "à", "l", "all", "dell", "la", "salle", "exterior", "interior", "aire", "libre", "al", "aperto",
    "chiuso", "coperto", "ao", "ar", "livre", "interno", "externo", "fechado", "local", "buiten", "binnen", "での", "で",
  ]

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for activity in ActivityGroup.allActivities { table[activity.lowercased()] = activity }
    for (activity, words) in words {
      for word in words {
        table[folded(word)] = activity
        let rest = withoutPlace(word)
        if !rest.isEmpty, table[rest] == nil { table[rest] = activity }
      }
    }
    return table
  }()

  /// The words are English, Korean, German, French, Spanish, Italian, Japanese, Portuguese and Dutch.
  private static let words: [(String, [String])] = [
    (
      "Running",
      [
        "run", "jogging", "treadmill", "달리기", "러닝", "laufen", "laufband", "joggen", "course", "course à pied", "correr",
        "carrera", "corsa", "ランニング", "corrida", "hardlopen", "rennen",
      ]
    ),
    (
      "Walking",
      [
        "walk", "걷기", "gehen", "spazieren", "marche", "caminar", "caminata", "camminata", "ウォーキング", "caminhada",
        "wandelen", "wandeling",
      ]
    ),
    (
      "Cycling",
      [
        "cycle", "bike", "biking", "bike ride", "spinning", "사이클링", "사이클", "자전거", "자전거 타기", "radfahren", "fahrrad",
        "fahrradfahren", "cyclisme", "vélo", "ciclismo", "bicicleta", "ciclismo en sala", "サイクリング", "fietsen",
      ]
    ),
    (
      "Hiking",
      [
        "hike", "하이킹", "등산", "wandern", "randonnée", "senderismo", "escursionismo", "escursione", "ハイキング", "trilha",
        "hiken", "bergwandelen",
      ]
    ),
    (
      "Swimming",
      [
        "swim", "pool swim", "open water swim", "수영", "수영장 수영", "schwimmen", "beckenschwimmen", "freiwasserschwimmen",
        "natation", "natación", "nuoto", "nuoto in piscina", "水泳", "スイミング", "natação", "zwemmen",
      ]
    ),
    (
      "TraditionalStrengthTraining",
      [
        "strength training", "weight training", "weights", "전통적 근력 강화 운동", "전통적인 근력 운동", "근력 운동",
        "traditionelles krafttraining", "krafttraining", "musculation", "musculation traditionnelle",
        "entraînement de force traditionnel", "renforcement musculaire traditionnel",
        "entrenamiento de fuerza tradicional", "entrenamiento de fuerza", "allenamento tradizionale della forza",
        "allenamento forza tradizionale", "筋力トレーニング", "従来の筋力トレーニング", "従来型筋力トレーニング", "treino de força tradicional",
        "treinamento de força tradicional", "musculação", "traditionele krachttraining", "krachttraining",
      ]
    ),
    (
      "FunctionalStrengthTraining",
      [
        "기능성 근력 강화 운동", "기능성 근력 운동", "기능적 근력 강화 운동", "funktionelles krafttraining", "entraînement fonctionnel",
        "renforcement musculaire fonctionnel", "entraînement de force fonctionnel", "entrenamiento de fuerza funcional",
        "allenamento funzionale", "allenamento funzionale della forza", "allenamento forza funzionale", "機能的筋力トレーニング",
        "ファンクショナルトレーニング", "treino de força funcional", "treinamento de força funcional", "treinamento funcional",
        "functionele krachttraining",
      ]
    ),
    (
      "CoreTraining",
      [
        "core", "코어 운동", "코어 강화 운동", "코어 트레이닝", "rumpftraining", "coretraining", "gainage", "entraînement du tronc",
        "entrenamiento de core", "entrenamiento del core", "allenamento core", "allenamento addominali", "体幹トレーニング",
        "コアトレーニング", "treino de core", "core training",
      ]
    ),
    (
      "HighIntensityIntervalTraining",
      [
        "hiit", "high intensity interval", "고강도 인터벌 트레이닝", "고강도 인터벌 운동", "고강도 간격 운동",
        "hochintensives intervalltraining", "intervalltraining", "entraînement fractionné de haute intensité",
        "fractionné de haute intensité", "entrenamiento de intervalos de alta intensidad",
        "intervalos de alta intensidad", "allenamento a intervalli ad alta intensità", "高強度インターバルトレーニング",
        "treino intervalado de alta intensidade", "high intensity interval training", "intensieve intervaltraining",
      ]
    ),
    ("Yoga", ["요가", "ヨガ", "ioga"]),
    ("Pilates", ["필라테스", "ピラティス"]),
    (
      "Elliptical",
      [
        "elliptical trainer", "일립티컬", "엘립티컬", "crosstrainer", "ellipsentrainer", "vélo elliptique", "elliptique",
        "elíptica", "ellittica", "エリプティカル", "elíptico", "crosstrainer",
      ]
    ),
    (
      "Rowing",
      [
        "rower", "row", "로잉", "로잉 머신", "조정", "rudern", "rudergerät", "aviron", "rameur", "remo", "canottaggio",
        "vogatore", "ローイング", "roeien",
      ]
    ),
    (
      "StairClimbing",
      [
        "stair stepper", "stairstepper", "스테어 스테퍼", "계단 오르기", "stepper", "treppensteigen", "simulateur d'escalier",
        "escaladora", "subir escaleras", "stepper", "ステアステッパー", "simulador de escada", "traploper",
      ]
    ),
    ("Stairs", ["계단", "treppen", "escaliers", "escaleras", "scale", "階段", "escadas", "trappen"]),
    (
      "Cooldown",
      [
        "cool down", "정리 운동", "쿨다운", "abkühlen", "cool-down", "récupération", "enfriamiento", "defaticamento", "クールダウン",
        "desaquecimento", "relaxamento", "coolingdown",
      ]
    ),
    (
      "CardioDance",
      ["dance", "dancing", "댄스", "춤", "tanzen", "tanz", "danse", "baile", "ballo", "danza", "ダンス", "dança", "dansen"]
    ),
    (
      "SocialDance",
      [
        "소셜 댄스", "gesellschaftstanz", "danse de salon", "baile social", "ballo sociale", "社交ダンス", "dança social",
        "sociale dans",
      ]
    ),
    ("Tennis", ["테니스", "tenis", "テニス", "tênis", "ténis"]),
    (
      "TableTennis",
      [
        "ping pong", "탁구", "tischtennis", "tennis de table", "tenis de mesa", "tennistavolo", "卓球", "tênis de mesa",
        "tafeltennis",
      ]
    ),
    ("Badminton", ["배드민턴", "federball", "bádminton", "バドミントン"]),
    ("Soccer", ["football", "축구", "fußball", "fútbol", "calcio", "サッカー", "futebol", "voetbal"]),
    (
      "Basketball",
      ["농구", "basket", "baloncesto", "básquetbol", "pallacanestro", "バスケットボール", "basquete", "basquetebol", "basketbal"]
    ),
    ("Volleyball", ["배구", "volley", "voleibol", "pallavolo", "バレーボール", "vôlei", "volleybal"]),
    ("Golf", ["골프", "ゴルフ", "golfe"]),
    ("Boxing", ["복싱", "권투", "boxen", "boxe", "boxeo", "pugilato", "ボクシング", "boksen"]),
    ("Kickboxing", ["킥복싱", "kickboxen", "kick-boxing", "キックボクシング", "kickboksen"]),
    (
      "MartialArts",
      [
        "무술", "kampfsport", "arts martiaux", "artes marciales", "arti marziali", "武道", "格闘技", "artes marciais",
        "vechtsport",
      ]
    ),
    ("Climbing", ["클라이밍", "등반", "klettern", "escalade", "escalada", "arrampicata", "クライミング", "klimmen"]),
    (
      "DownhillSkiing",
      [
        "downhill ski", "skiing", "ski", "활강 스키", "다운힐 스키", "스키", "ski alpin", "skifahren", "skiabfahrt", "esquí",
        "esquí alpino", "sci", "sci alpino", "discesa", "スキー", "滑降スキー", "esqui", "skiën",
      ]
    ),
    (
      "CrossCountrySkiing",
      [
        "cross country ski", "크로스컨트리 스키", "skilanglauf", "langlauf", "ski de fond", "esquí de fondo", "sci di fondo",
        "クロスカントリースキー", "esqui cross-country", "langlaufen",
      ]
    ),
    ("Snowboarding", ["snowboard", "스노보드", "스노보딩", "snowboarden", "surf des neiges", "スノーボード"]),
    (
      "SkatingSports",
      [
        "skating", "ice skating", "skate", "스케이팅", "스케이트", "eislaufen", "skaten", "patinage", "patinaje", "pattinaggio",
        "スケート", "patinação", "schaatsen",
      ]
    ),
    (
      "Flexibility",
      [
        "stretching", "유연성", "유연성 운동", "스트레칭", "beweglichkeit", "dehnen", "souplesse", "étirements", "flexibilidad",
        "flessibilità", "ストレッチ", "柔軟性", "flexibilidade", "flexibiliteit",
      ]
    ),
    (
      "MindAndBody",
      [
        "mind and body", "meditation", "심신 수련", "마음과 몸", "körper und geist", "corps et esprit", "mente y cuerpo",
        "mente e corpo", "心と体", "mente e corpo", "lichaam en geest",
      ]
    ),
    (
      "JumpRope",
      [
        "jump rope", "skipping", "줄넘기", "seilspringen", "corde à sauter", "saltar la cuerda", "comba",
        "salto della corda", "縄跳び", "なわとび", "pular corda", "touwtjespringen",
      ]
    ),
    (
      "MixedCardio",
      [
        "mixed cardio", "cardio", "혼합 유산소 운동", "복합 유산소 운동", "gemischtes cardio", "cardio mixte", "cardio mixto",
        "cardio misto", "ミックスカーディオ", "gemengde cardio",
      ]
    ),
    (
      "PaddleSports",
      [
        "paddling", "kayaking", "패들링", "카약", "paddeln", "pagaie", "remo en canoa", "pagaiata", "パドリング", "remada",
        "peddelen",
      ]
    ),
    ("SurfingSports", ["surfing", "서핑", "surfen", "surf", "サーフィン", "surfe"]),
    (
      "EquestrianSports",
      ["horse riding", "승마", "reiten", "équitation", "equitación", "equitazione", "乗馬", "equitação", "paardrijden"]
    ),
    (
      "Other",
      ["other", "기타", "andere", "sonstige", "autre", "otro", "otra", "altro", "その他", "outro", "outra", "overig"]
    ),
  ]
}

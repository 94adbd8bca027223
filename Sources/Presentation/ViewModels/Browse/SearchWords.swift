internal import DailveDomain

/// Further words for data, in both languages: abbreviations, everyday names, and what people call them by mistake.
enum SearchWords {
  /// The words for a type beside its names.
  ///
  /// - Parameter type: HealthKit identifier.
  static func of(_ type: String) -> [String] { table[String(TypeName.withoutPrefix(type))] ?? [] }

  /// By names of HealthKit types without their prefix.
  private static let table: [String: [String]] = [
    "HeartRateVariabilitySDNN": [
      "HRV", "heart rate variability", "SDNN", "심박 변이", "심박변이도", "심박수 변동성", "recovery", "회복",
    ],
    "HeartRateVariabilityRMSSD": ["HRV", "heart rate variability", "rMSSD", "심박 변이", "심박변이도"],
    "RestingHeartRate": ["RHR", "resting pulse", "resting bpm", "휴식기 심박수", "안정시 심박", "안정 맥박"],
    "HeartRate": ["HR", "pulse", "bpm", "heartbeat", "심박", "맥박", "심장 박동"],
    "SleepAnalysis": ["asleep", "night", "time asleep", "잠", "취침", "수면 시간"],
    "StepCount": ["step count", "pedometer", "walked", "걸음", "만보기", "보행 수"],
    "AppleExerciseTime": ["exercise minutes", "workout minutes", "운동 시간", "운동하기"],
    "BodyMass": ["body weight", "scale", "kg", "몸무게", "체중계"],
    "BodyMassIndex": ["body mass index", "비만도"],
    "BodyFatPercentage": ["fat", "body composition", "체지방", "지방"],
    "LeanBodyMass": ["muscle", "fat-free mass", "근육량", "제지방"],
    "OxygenSaturation": ["SpO2", "oxygen", "O2", "saturation", "산소포화도", "산소"],
    "RespiratoryRate": ["breathing", "breaths", "breath rate", "호흡", "호흡률"],
    "VO2Max": ["VO2max", "VO2 max", "cardio fitness", "aerobic fitness", "심폐 체력", "심폐지구력"],
    "HeartRateRecoveryOneMinute": ["HRR", "cardio recovery", "심박 회복"],
    "AppleSleepingWristTemperature": ["temp", "skin temperature", "wrist temp", "체온", "피부 온도"],
    "ActiveEnergyBurned": ["calories", "kcal", "move", "burned", "칼로리", "소모 열량", "움직이기"],
    "BasalEnergyBurned": ["BMR", "basal metabolic rate", "resting calories", "기초 대사량"],
    "DistanceWalkingRunning": ["walking distance", "running distance", "kilometres", "miles", "이동 거리", "걷기 달리기 거리"],
    "AppleStandTime": ["standing", "stand minutes", "서 있기"],
    "FlightsClimbed": ["stairs", "floors", "flights", "계단", "층수"],
    "BloodPressure": [
      "BP", "systolic", "diastolic", "hypertension", "mmHg", "수축기", "이완기", "고혈압", "최고 혈압", "최저 혈압",
    ],
    "BloodGlucose": ["glucose", "sugar", "blood sugar", "diabetes", "CGM", "당뇨", "혈당"],
    "BodyTemperature": ["temp", "fever", "thermometer", "열", "체온계"],
    "Height": ["tall", "신장"],
    "WaistCircumference": ["waist", "허리"],
    "DietaryCaffeine": ["coffee", "tea", "espresso", "커피", "차"],
    "DietaryWater": ["drink", "hydration", "fluid", "수분", "물 마시기"],
    "DietaryEnergyConsumed": ["calories eaten", "food", "칼로리 섭취", "음식", "식사"],
    "DietarySodium": ["salt", "소금"],
    "DietaryFatTotal": ["fat eaten", "지방"],
    "DietaryCarbohydrates": ["carbs", "탄수"],
    "NumberOfAlcoholicBeverages": ["alcohol", "wine", "beer", "술", "음주"],
    "MindfulSession": ["meditation", "mindfulness", "breathe", "명상", "마음챙김"],
    "TimeInDaylight": ["sun", "daylight", "outdoors", "햇빛", "야외"],
    "EnvironmentalAudioExposure": ["noise", "loudness", "decibel", "소음", "데시벨"],
    "HeadphoneAudioExposure": ["headphones", "volume", "이어폰", "볼륨"],
    "AppleWalkingSteadiness": ["steadiness", "balance", "fall risk", "균형"],
    "WalkingSpeed": ["gait", "pace", "걸음 속도"],
    "MenstrualFlow": ["period", "menstruation", "cycle", "생리", "월경"],
    "AtrialFibrillationBurden": ["AF", "AFib", "atrial fibrillation", "심방 세동"],
    "Headache": ["migraine", "편두통"],
    "MedicationDoseEvent": ["medicine", "pills", "drugs", "dose", "약", "복용"],
    "PeakExpiratoryFlowRate": ["asthma", "peak flow", "천식"],
  ]
}

/// A publication that a text about a metric relies on. Titles stay in the language of the publication.
struct Reference: Sendable, Hashable {
  var authors: String
  var year: Int
  var title: String
  /// Journal with volume and page, or publisher.
  var place: String

  init(_ authors: String, _ year: Int, _ title: String, _ place: String) {
    self.authors = authors
    self.year = year
    self.title = title
    self.place = place
  }

  /// "Kaminsky et al. (2022): Updated Reference Standards … Mayo Clin Proc 97:285".
  var text: String { "\(authors) (\(year)): \(title)\(title.hasSuffix("?") ? "" : ".") \(place)" }
}

extension Reference {
  /// Apple's documentation changes without notice; the year is that of reading.
  private static func healthKit(_ name: String) -> Reference {
    Reference("Apple", 2026, "HKQuantityTypeIdentifier.\(name)", "Apple Developer Documentation")
  }

  static let variability = Reference(
    "Shaffer & Ginsberg", 2017, "An Overview of Heart Rate Variability Metrics and Norms", "Front Public Health 5:258")
  static let watchPulse = Reference(
    "O’Grady et al.", 2024,
    "The Validity of Apple Watch Series 9 and Ultra 2 for Serial Measurements of Heart Rate Variability and Resting Heart Rate",
    "Sensors 24:6220")
  static let variabilityTraining = Reference(
    "Plews et al.", 2013,
    "Training Adaptation and Heart Rate Variability in Elite Endurance Athletes: Opening the Door to Effective Monitoring",
    "Sports Med 43:773")
  static let resting = Reference(
    "Quer et al.", 2020,
    "Inter- and intraindividual variability in daily resting heart rate and its associations with age, sex, sleep, BMI, and time of year",
    "PLoS ONE 15:e0227709")
  static let opticalSensors = Reference(
    "Bent et al.", 2020, "Investigating sources of inaccuracy in wearable optical heart rate sensors",
    "npj Digit Med 3:18")
  static let trainingPulse = Reference(
    "Buchheit", 2014, "Monitoring training status with HR measures: do all roads lead to Rome?", "Front Physiol 5:73")
  static let watchFitness = Reference(
    "Lambe et al.", 2025, "Investigating the accuracy of Apple Watch VO2 max measurements: A validation study",
    "PLoS ONE 20:e0323741")
  static let watchFitnessBicycle = Reference(
    "Caserman et al.", 2024,
    "Assessing the Accuracy of Smartwatch-Based Estimation of Maximum Oxygen Uptake Using the Apple Watch Series 7: Validation Study",
    "JMIR Biomed Eng 9:e59459")
  static let appleFitness = Reference(
    "Apple", 2021, "Using Apple Watch to Estimate Cardio Fitness with VO2 max", "Apple")
  static let fitnessNorms = Reference(
    "Kaminsky et al.", 2022,
    "Updated Reference Standards for Cardiorespiratory Fitness Measured with Cardiopulmonary Exercise Testing",
    "Mayo Clin Proc 97:285")
  static let sleepDuration = Reference(
    "Hirshkowitz et al.", 2015,
    "National Sleep Foundation’s sleep time duration recommendations: methodology and results summary",
    "Sleep Health 1:40")
  static let sleepQuality = Reference(
    "Ohayon et al.", 2017, "National Sleep Foundation’s sleep quality recommendations: first report",
    "Sleep Health 3:6")
  static let appleSleep = Reference("Apple", 2023, "Estimating Sleep Stages from Apple Watch", "Apple")
  static let stepsADay = Reference(
    "Tudor-Locke et al.", 2011, "How many steps/day are enough? For adults", "Int J Behav Nutr Phys Act 8:79")
  static let movement = Reference(
    "Bull et al.", 2020, "World Health Organization 2020 guidelines on physical activity and sedentary behaviour",
    "Br J Sports Med 54:1451")
  static let wristEnergy = Reference(
    "Shcherbina et al.", 2017,
    "Accuracy in Wrist-Worn, Sensor-Based Measurements of Heart Rate and Energy Expenditure in a Diverse Cohort",
    "J Pers Med 7:3")
  static let exerciseMinutes = healthKit("appleExerciseTime")
  static let standMinutes = healthKit("appleStandTime")
  static let flights = healthKit("flightsClimbed")
  static let walkedDistance = healthKit("distanceWalkingRunning")
  static let weightRhythm = Reference(
    "Orsama et al.", 2014,
    "Weight Rhythms: Weight Increases during Weekends and Decreases during Weekdays", "Obes Facts 7:36")
  static let weightTrend = Reference("Walker", 1991, "The Hacker’s Diet", "Fourmilab")
  static let bodyIndex = Reference(
    "Keys et al.", 1972, "Indices of relative weight and obesity", "J Chronic Dis 25:329")
  static let impedance = Reference(
    "Kyle et al.", 2004, "Bioelectrical impedance analysis—part I: review of principles and methods",
    "Clin Nutr 23:1226")
  static let leanIndex = Reference(
    "VanItallie et al.", 1990,
    "Height-normalized indices of the body’s fat-free mass and fat mass: potentially useful indicators of nutritional status",
    "Am J Clin Nutr 52:953")
  static let oximetry = Reference("Jubran", 2015, "Pulse oximetry", "Crit Care 19:272")
  static let breathing = Reference(
    "Nicolò et al.", 2020,
    "The Importance of Respiratory Rate Monitoring: From Healthcare to Sport and Exercise", "Sensors 20:6396")
  static let appleTemperature = Reference(
    "Apple", 2026, "Track your nightly wrist temperature changes with Apple Watch", "Apple Support 102674")
  static let pressure = Reference(
    "Muntner et al.", 2019,
    "Measurement of Blood Pressure in Humans: A Scientific Statement From the American Heart Association",
    "Hypertension 73:e35")
}

/// The page of one workout.
extension TextKey {
  public static let workoutMorning = TextKey(en: "Morning {0}", ko: "아침 {0}")
  public static let workoutMidday = TextKey(en: "Midday {0}", ko: "한낮 {0}")
  public static let workoutAfternoon = TextKey(en: "Afternoon {0}", ko: "오후 {0}")
  public static let workoutEvening = TextKey(en: "Evening {0}", ko: "저녁 {0}")
  public static let workoutNight = TextKey(en: "Night {0}", ko: "밤 {0}")
  public static let workoutRun = TextKey(en: "run", ko: "달리기")
  public static let workoutWalk = TextKey(en: "walk", ko: "걷기")
  public static let workoutHike = TextKey(en: "hike", ko: "등산")
  public static let workoutRide = TextKey(en: "ride", ko: "자전거 타기")
  public static let workoutSwim = TextKey(en: "swim", ko: "수영")
  public static let workoutAny = TextKey(en: "workout", ko: "운동")
  public static let workoutWhen = TextKey(en: "{0} · {1}", ko: "{0} · {1}")
  public static let workoutBeingAnalysed = TextKey(
    en: "This workout is still being analysed. Splits, charts and the route appear here when that’s done.",
    ko: "이 운동은 아직 분석 중이에요. 끝나면 구간 기록과 그래프, 경로가 여기에 나타나요.")

  public static let workoutHard = TextKey(en: "A hard {0}", ko: "강도 높은 {0}")
  public static let workoutStretches = TextKey(en: "A steady {0} with hard stretches", ko: "힘든 구간이 섞인 {0}")
  public static let workoutEasy = TextKey(en: "An easy {0}", ko: "가벼운 {0}")
  public static let workoutSteady = TextKey(en: "A steady {0}", ko: "꾸준한 강도의 {0}")
  public static let workoutRated = TextKey(en: "You rated it {0} of 10", ko: "체감 강도 10점 중 {0}점")
  public static let workoutBelow = TextKey(en: "{0} of the time below zone 3.", ko: "3구간 아래에서 보낸 시간이 {0}{0|이에요|예요}.")
  public static let workoutBelowAndAbove = TextKey(
    en: "{0} of the time below zone 3, {1} in zones 4 and 5.", ko: "3구간 아래에서 보낸 시간이 {0}, 4·5구간이 {1}{1|이에요|예요}.")
  public static let workoutBelowKnown = TextKey(
    en: "{0} of the {1} with heart rate below zone 3.", ko: "심박수가 있는 {1} 중 3구간 아래가 {0}{0|이에요|예요}.")
  public static let workoutBelowAndAboveKnown = TextKey(
    en: "{0} of the {2} with heart rate below zone 3, {1} in zones 4 and 5.",
    ko: "심박수가 있는 {2} 중 3구간 아래가 {0}, 4·5구간이 {1}{1|이에요|예요}.")
  public static let workoutHeld = TextKey(
    en: "Your pace per heartbeat fell by {0} in the second half. That’s under 5%: your endurance held.",
    ko: "후반에는 심박 한 번당 속도가 {0} 떨어졌어요. 5%보다 작으니 지구력이 끝까지 유지됐어요.")
  public static let workoutFaded = TextKey(
    en: "Your pace per heartbeat fell by {0} in the second half. Above 5%, endurance is fading.",
    ko: "후반에는 심박 한 번당 속도가 {0} 떨어졌어요. 5%가 넘으면 지구력이 떨어졌다는 뜻이에요.")
  public static let workoutRose = TextKey(
    en: "Your pace per heartbeat held to the end: your endurance held.",
    ko: "후반에도 심박 한 번당 속도가 떨어지지 않았어요. 지구력이 끝까지 유지됐어요.")
  public static let workoutDriftNote = TextKey(
    en: "Speed divided by heart rate, with climbs counted as flat; the fall is a share of the first half.",
    ko: "속도를 심박수로 나눈 값이에요. 오르막은 평지로 바꾸어 셌고, 떨어진 정도는 전반을 기준으로 계산했어요.")
  public static let workoutPowerHeld = TextKey(
    en: "Your power per heartbeat fell by {0} in the second half. That’s under 5%: your endurance held.",
    ko: "후반에는 심박 한 번당 파워가 {0} 떨어졌어요. 5%보다 작으니 지구력이 끝까지 유지됐어요.")
  public static let workoutPowerFaded = TextKey(
    en: "Your power per heartbeat fell by {0} in the second half. Above 5%, endurance is fading.",
    ko: "후반에는 심박 한 번당 파워가 {0} 떨어졌어요. 5%가 넘으면 지구력이 떨어졌다는 뜻이에요.")
  public static let workoutPowerRose = TextKey(
    en: "Your power per heartbeat held to the end: your endurance held.",
    ko: "후반에도 심박 한 번당 파워가 떨어지지 않았어요. 지구력이 끝까지 유지됐어요.")
  public static let workoutPowerDriftNote = TextKey(
    en: "Normalised power divided by heart rate; the fall is a share of the first half.",
    ko: "정규화 파워를 심박수로 나눈 값이에요. 떨어진 정도는 전반을 기준으로 계산했어요.")

  public static let workoutTime = TextKey(en: "Time", ko: "시간")
  public static let workoutMoving = TextKey(en: "{0} moving", ko: "이동 {0}")
  public static let workoutElapsed = TextKey(en: "{0} in all", ko: "전체 {0}")
  public static let workoutSwumRests = TextKey(
    en: "while swimming, without {0} of rests", ko: "수영한 동안만, 휴식 {0} 제외")
  public static let workoutSwumWithoutRests = TextKey(en: "while swimming, without rests", ko: "휴식 없이 수영한 동안")
  public static let workoutPace = TextKey(en: "Pace", ko: "페이스")
  public static let workoutSpeed = TextKey(en: "Speed", ko: "속도")
  public static let workoutHeartRate = TextKey(en: "Heart rate", ko: "심박수")
  public static let workoutAtMost = TextKey(en: "{0} at most", ko: "최고 {0}")
  public static let workoutClimbed = TextKey(en: "Climbed", ko: "오른 높이")
  public static let workoutDistance = TextKey(en: "Distance", ko: "거리")
  public static let workoutEnergy = TextKey(en: "Energy", ko: "에너지")
  public static let workoutEstimated = TextKey(en: "estimated", ko: "추정값")
  public static let workoutLoad = TextKey(en: "Load", ko: "부하")
  public static let workoutLoadSamples = TextKey(en: "from heart rate", ko: "심박수 기준")
  public static let workoutLoadPart = TextKey(en: "from the {0} with heart rate", ko: "심박수가 있는 {0} 기준")
  public static let workoutLoadMean = TextKey(en: "from average heart rate", ko: "평균 심박수 기준")
  public static let workoutLoadZones = TextKey(
    en: "from the minutes whose zone is known", ko: "알려진 구간별 시간 기준")
  public static let workoutLoadEffort = TextKey(en: "from your effort rating", ko: "체감 강도 기준")
  public static let workoutLoadDuration = TextKey(en: "from duration and kind", ko: "시간과 종목 기준")
  public static let workoutEffort = TextKey(en: "Effort", ko: "체감 강도")
  public static let workoutOfTen = TextKey(en: "of 10", ko: "/ 10")

  public static let workoutUnitMetres = TextKey(en: "m", ko: "m")
  public static let workoutUnitFeet = TextKey(en: "ft", ko: "ft")
  public static let workoutUnitYards = TextKey(en: "yd", ko: "yd")
  public static let workoutUnitSecond = TextKey(en: "s", ko: "초")
  public static let workoutUnitKmh = TextKey(en: "km/h", ko: "km/h")
  public static let workoutUnitMph = TextKey(en: "mph", ko: "mph")
  public static let workoutUnitWatt = TextKey(en: "W", ko: "W")
  public static let workoutUnitMET = TextKey(en: "MET", ko: "MET")
  public static let workoutUnitInch = TextKey(en: "in", ko: "in")
  public static let workoutUnitCentimetre = TextKey(en: "cm", ko: "cm")
  public static let workoutUnitStepsPerMinute = TextKey(en: "spm", ko: "spm")
  public static let workoutUnitTurnsPerMinute = TextKey(en: "rpm", ko: "rpm")
  public static let workoutPerKilometre = TextKey(en: "/km", ko: "/km")
  public static let workoutPerMile = TextKey(en: "/mi", ko: "/mi")
  public static let workoutPer100Metres = TextKey(en: "/100 m", ko: "/100 m")
  public static let workoutPer100Yards = TextKey(en: "/100 yd", ko: "/100 yd")

  public static let workoutHeartFinding = TextKey(en: "{0} on average, {1} at most.", ko: "평균 {0}, 최고 {1}{1|이에요|예요}.")
  public static let workoutHardest = TextKey(en: "Hardest in {1} {0}.", ko: "{0}번째 {1}에서 가장 높았어요.")
  public static let workoutHardestOfPart = TextKey(
    en: "Hardest in {1} {0} of {2}.", ko: "{2} {0}번째 {1}에서 가장 높았어요.")
  public static let workoutHardestOfSwim = TextKey(
    en: "Hardest at {0} of {1}.", ko: "{1} {0}에서 가장 높았어요.")
  public static let workoutOnlyPart = TextKey(en: "the {0}", ko: "{0}")
  public static let workoutOnePartOf = TextKey(en: "{0} {1}", ko: "{1}번째 {0}")
  public static let workoutZone = TextKey(en: "Zone {0}", ko: "{0}구간")
  public static let workoutZone0 = TextKey(en: "Below zone 1", ko: "1구간 아래")
  public static let workoutZone1 = TextKey(en: "Very light", ko: "매우 가벼움")
  public static let workoutZone2 = TextKey(en: "Light", ko: "가벼움")
  public static let workoutZone3 = TextKey(en: "Moderate", ko: "보통")
  public static let workoutZone4 = TextKey(en: "Hard", ko: "힘듦")
  public static let workoutZone5 = TextKey(en: "Maximum", ko: "최대")
  public static let workoutChangeZones = TextKey(en: "Change zones", ko: "구간 바꾸기")
  public static let workoutRecovery = TextKey(
    en: "A minute after the end your heart rate was {0} lower.", ko: "끝나고 1분 뒤 심박수가 {0} 낮아졌어요.")
  public static let workoutRecoveryOfTrace = TextKey(
    en: "A minute after the end your heart rate was {0} lower (calculated from the heart-rate trace).",
    ko: "끝나고 1분 뒤 심박수가 {0} 낮아졌어요(심박 기록에서 계산).")
  public static let workoutNoRecovery = TextKey(
    en: "A minute after the end your heart rate hadn’t fallen.", ko: "끝나고 1분 뒤에도 심박수가 내려가지 않았어요.")

  public static let workoutCursor = TextKey(en: "Read the workout moment by moment", ko: "운동을 순간별로 읽기")
  public static let workoutMoment = TextKey(en: "{0}: {1}", ko: "{0}: {1}")
  public static let workoutTable = TextKey(en: "Show as table", ko: "표로 보기")
  public static let workoutAltitude = TextKey(en: "Altitude", ko: "고도")
  public static let workoutChartLabel = TextKey(en: "{0} over the workout", ko: "운동 중 {0}")
  public static let workoutPaceFinding = TextKey(en: "{0} on average.", ko: "평균 {0}{0|이에요|예요}.")
  public static let workoutPaceRange = TextKey(
    en: "{0} on average, {1} at the fastest over 30 seconds.", ko: "평균 {0}, 30초 동안 가장 빠를 때 {1}{1|이에요|예요}.")
  public static let workoutElevation = TextKey(en: "Elevation", ko: "고도")
  public static let workoutUpDown = TextKey(en: "{0} up, {1} down.", ko: "{0} 오르고 {1} 내려갔어요.")
  public static let workoutUp = TextKey(en: "{0} up.", ko: "{0} 올랐어요.")
  public static let workoutLevel = TextKey(en: "Between {0} and {1} above sea level.", ko: "해발 {0}에서 {1} 사이예요.")
  public static let workoutByDevice = TextKey(en: "Counted by the device.", ko: "기기가 센 값이에요.")
  public static let workoutByBarometer = TextKey(
    en: "Barometer; rises under 1 m left out.", ko: "기압계 기준, 1 m보다 작은 오르내림은 뺐어요.")
  public static let workoutBySmoothing = TextKey(
    en: "From satellite altitudes, smoothed over 30 m; rises under 3 m left out.",
    ko: "위성 고도를 30 m마다 고르게 한 값이에요. 3 m보다 작은 오르내림은 뺐어요.")
  public static let workoutTrackOwn = TextKey(en: "Length of the route", ko: "경로 길이")
  public static let workoutTrackApart = TextKey(
    en: "The route is {0} long, the device counted {1}: too far apart for splits, pace or best efforts.",
    ko: "경로는 {0}, 기기가 잰 거리는 {1}{1|이에요|예요}. 차이가 너무 커서 구간, 페이스, 최고 기록을 내지 않아요.")
  public static let workoutTrackJumps = TextKey(
    en: "Over a third of the route’s positions can’t be right, so there are no splits, pace or best efforts.",
    ko: "경로 위치의 3분의 1 넘게 맞지 않아 구간, 페이스, 최고 기록을 내지 않아요.")
  public static let workoutTrackLength = TextKey(
    en: "The track itself is {0} long; splits are scaled to {1}.", ko: "경로 자체의 길이는 {0}{0|이에요|예요}. 구간 기록은 {1}에 맞췄어요.")
  public static let workoutFromSamples = TextKey(
    en: "From recorded distances: there’s no route.", ko: "경로가 없어 거리 기록에서 계산했어요.")

  public static let workoutSplits = TextKey(en: "Splits", ko: "구간 기록")
  public static let workoutEach = TextKey(en: "Each {0}", ko: "{0}마다 보기")
  public static let workoutEachLength = TextKey(en: "Each length", ko: "랩마다 보기")
  public static let workoutSet = TextKey(en: "Set", ko: "세트")
  public static let workoutTransition = TextKey(en: "Transition", ko: "종목 전환")
  public static let workoutLaps = TextKey(en: "Laps", ko: "랩")
  public static let workoutLap = TextKey(en: "Lap", ko: "랩")
  public static let workoutGraded = TextKey(en: "GAP", ko: "평지 환산")
  public static let workoutGradedNote = TextKey(
    en: "GAP: the pace on the flat that would have taken the same energy (Minetti 2002).",
    ko: "평지 환산은 같은 힘으로 평지에서 냈을 페이스예요(Minetti 2002).")
  public static let workoutRise = TextKey(en: "Rise", ko: "높이 변화")
  public static let workoutEfforts = TextKey(en: "Best efforts", ko: "최고 기록")
  public static let workoutBestEver = TextKey(en: "Your best", ko: "개인 최고")
  public static let workoutEffortBest = TextKey(en: "Best ever: {0}, {1}", ko: "최고 {0}, {1}")
  public static let workoutMile = TextKey(en: "1 mile", ko: "1마일")
  public static let workoutHalfMarathon = TextKey(en: "Half marathon", ko: "하프 마라톤")
  public static let workoutMarathon = TextKey(en: "Marathon", ko: "마라톤")
  public static let workoutEffortsNote = TextKey(
    en: "The fastest stretch of each distance, stops included.", ko: "거리마다 멈춘 시간을 포함해 가장 빨랐던 구간이에요.")

  public static let workoutForm = TextKey(en: "Running form", ko: "달리기 자세")
  public static let workoutRiding = TextKey(en: "On the bike", ko: "자전거 주행")
  public static let workoutCadence = TextKey(en: "Cadence", ko: "케이던스")
  public static let workoutStride = TextKey(en: "Stride", ko: "보폭")
  public static let workoutContact = TextKey(en: "Ground contact", ko: "지면 접촉 시간")
  public static let workoutOscillation = TextKey(en: "Vertical oscillation", ko: "수직 진폭")
  public static let workoutPower = TextKey(en: "Power", ko: "파워")
  public static let workoutUsual = TextKey(en: "usual {0}", ko: "평소 {0}")
  public static let workoutPowerMean = TextKey(en: "{0} on average.", ko: "평균 {0}{0|이에요|예요}.")
  public static let workoutPowerNormalised = TextKey(
    en: "{0} on average, {1} normalised (Coggan).", ko: "평균 {0}, 정규화 파워 {1}{1|이에요|예요}(Coggan).")
  public static let workoutPowerBest = TextKey(en: "Best power", ko: "최고 파워")
  public static let workoutPowerCurve = TextKey(
    en: "The highest average power kept up for each duration.", ko: "시간별로 유지한 가장 높은 평균 파워예요.")

  public static let workoutLengths = TextKey(en: "Lengths", ko: "랩별 수영 기록")
  public static let workoutLengthsSay = TextKey(
    en: "{0} {0|length|lengths} of {1}.", ko: "{1} 랩 {0}회예요.")
  public static let workoutLengthsPlain = TextKey(en: "{0} {0|lap|laps}.", ko: "랩 {0}회예요.")
  public static let workoutStrokesSay = TextKey(en: "{0} strokes each on average.", ko: "한 번에 평균 {0}번 저었어요.")
  public static let workoutSwolfSay = TextKey(en: "SWOLF {0}.", ko: "SWOLF {0}.")
  public static let workoutSwolfNote = TextKey(
    en: "SWOLF: strokes plus seconds per length; lower is more economical.",
    ko: "SWOLF는 한 랩의 스트로크 수와 초를 더한 값이에요. 낮을수록 효율이 좋아요.")
  public static let workoutLengthTimes = TextKey(en: "Time of each length.", ko: "랩마다 걸린 시간이에요.")
  public static let workoutLapTimes = TextKey(en: "Time of each lap.", ko: "랩마다 걸린 시간이에요.")
  public static let workoutLengthRange = TextKey(en: "Fastest {0}, slowest {1}.", ko: "가장 빠를 때 {0}, 가장 느릴 때 {1}.")
  public static let workoutStrokeUnknown = TextKey(en: "Not known", ko: "모름")
  public static let workoutStrokes = TextKey(en: "Strokes", ko: "스트로크")
  public static let workoutSwolf = TextKey(en: "SWOLF", ko: "SWOLF")
  public static let workoutStyle = TextKey(en: "Style", ko: "영법")
  public static let workoutStroke0 = TextKey(en: "–", ko: "–")
  public static let workoutStroke1 = TextKey(en: "Mixed", ko: "혼합")
  public static let workoutStroke2 = TextKey(en: "Freestyle", ko: "자유형")
  public static let workoutStroke3 = TextKey(en: "Backstroke", ko: "배영")
  public static let workoutStroke4 = TextKey(en: "Breaststroke", ko: "평영")
  public static let workoutStroke5 = TextKey(en: "Butterfly", ko: "접영")
  public static let workoutStroke6 = TextKey(en: "Kickboard", ko: "킥판")

  public static let workoutParts = TextKey(en: "Parts", ko: "나눠진 운동")
  public static let workoutPartSplits = TextKey(en: "{0}: each {1}", ko: "{0}: {1}마다 보기")
  public static let workoutPart = TextKey(en: "Part", ko: "부분")
  public static let workoutPartNumber = TextKey(en: "Part {0}", ko: "{0}번째 부분")

  public static let workoutRouteTitle = TextKey(en: "This route", ko: "이 경로")
  public static let workoutRouteLabel = TextKey(en: "Route of {0}", ko: "{0} 경로")
  public static let workoutStart = TextKey(en: "Start", ko: "출발")
  public static let workoutEnd = TextKey(en: "End", ko: "도착")
  public static let workoutColoured = TextKey(en: "Colour: heart-rate zone", ko: "색: 심박수 구간")
  public static let workoutTimesHere = TextKey(
    en: "Your {0} time here since {1}.", ko: "{1}부터 이 경로를 {0} 지났어요.")
  public static let workoutOrdinal = TextKey(en: "{0}th", ko: "{0}번째로")
  public static let workoutOrdinalFirst = TextKey(en: "{0}st", ko: "{0}번째로")
  public static let workoutOrdinalSecond = TextKey(en: "{0}nd", ko: "{0}번째로")
  public static let workoutOrdinalThird = TextKey(en: "{0}rd", ko: "{0}번째로")
  public static let workoutOrdinal1 = TextKey(en: "first", ko: "처음")
  public static let workoutOrdinal2 = TextKey(en: "second", ko: "두 번째로")
  public static let workoutOrdinal3 = TextKey(en: "third", ko: "세 번째로")
  public static let workoutOrdinal4 = TextKey(en: "fourth", ko: "네 번째로")
  public static let workoutOrdinal5 = TextKey(en: "fifth", ko: "다섯 번째로")
  public static let workoutOrdinal6 = TextKey(en: "sixth", ko: "여섯 번째로")
  public static let workoutOrdinal7 = TextKey(en: "seventh", ko: "일곱 번째로")
  public static let workoutOrdinal8 = TextKey(en: "eighth", ko: "여덟 번째로")
  public static let workoutOrdinal9 = TextKey(en: "ninth", ko: "아홉 번째로")
  public static let workoutOrdinal10 = TextKey(en: "tenth", ko: "열 번째로")
  public static let workoutFirstHere = TextKey(
    en: "Your first time here. You’ve come back since: {0} {0|time|times} in all.",
    ko: "이 경로에 처음 온 날이에요. 그 뒤를 더해 모두 {0}번 지났어요.")
  public static let workoutFastestHere = TextKey(en: "The fastest of {0}.", ko: "{0}번 가운데 가장 빨랐어요.")
  public static let workoutRankHere = TextKey(
    en: "{0} behind the fastest, {1}.", ko: "가장 빨랐던 {1}보다 {0} 늦었어요.")
  public static let workoutLowerIsFaster = TextKey(
    en: "Time on this route, oldest first; lower is faster.", ko: "이 경로에 걸린 시간이에요. 왼쪽이 오래된 기록이고 낮을수록 빨라요.")
  public static let workoutVisits = TextKey(en: "All times here", ko: "이 경로의 모든 기록")
  public static let workoutThisOne = TextKey(en: "this one", ko: "이 운동")

  public static let workoutAbout = TextKey(en: "About this workout", ko: "이 운동의 기록")
  public static let workoutWeather = TextKey(en: "Weather", ko: "날씨")
  public static let workoutHumidity = TextKey(en: "{0} humidity", ko: "습도 {0}")
  public static let workoutPlace = TextKey(en: "Place", ko: "장소")
  public static let workoutIndoors = TextKey(en: "Indoors", ko: "실내")
  public static let workoutPool = TextKey(en: "Pool", ko: "수영장")
  public static let workoutOpenWater = TextKey(en: "Open water", ko: "개방 수역")
  public static let workoutPauses = TextKey(en: "Pauses", ko: "일시 정지")
  public static let workoutMarks = TextKey(en: "Markers", ko: "표시")
  public static let workoutIntensity = TextKey(en: "Average intensity", ko: "평균 운동 강도")
  public static let workoutNotes = TextKey(en: "Your notes", ko: "내 메모")
  public static let workoutSteps = TextKey(en: "Steps", ko: "걸음")
  public static let workoutFlights = TextKey(en: "Floors", ko: "오른 층수")

  public static let workoutWrittenDown = TextKey(en: "Entered by you", ko: "직접 입력")
  public static let workoutRecordedBy = TextKey(en: "Recorded by", ko: "기록한 곳")
  public static let workoutCountsFor = TextKey(en: "Counts for {0}", ko: "반영: {0}")
  public static let workoutOrderOfSources = TextKey(en: "Which source counts first", ko: "먼저 쓸 출처 정하기")
  public static let workoutCountsOnce = TextKey(en: "The workout counts once.", ko: "운동은 한 번만 세요.")
  public static let workoutHasTime = TextKey(en: "time", ko: "시간")
  public static let workoutHasDistance = TextKey(en: "distance", ko: "거리")
  public static let workoutHasRoute = TextKey(en: "route", ko: "경로")
  public static let workoutHasEnergy = TextKey(en: "energy", ko: "에너지")
  public static let workoutHasHeartRate = TextKey(en: "average heart rate", ko: "평균 심박수")

  public static let workoutDownload = TextKey(en: "Download", ko: "내려받기")
  public static let workoutDownloadText = TextKey(
    en: "The file is made on this computer and isn’t sent anywhere.", ko: "파일은 이 컴퓨터에서 만들어지고 다른 곳으로 보내지 않아요.")
  public static let workoutCutEnds = TextKey(
    en: "Leave out the first and last {0}", ko: "처음과 마지막 {0} 빼기")
  public static let workoutGPX = TextKey(en: "Download route as GPX", ko: "경로를 GPX로 받기")
  public static let workoutCSV = TextKey(en: "Download course as CSV", ko: "기록을 CSV로 받기")
}

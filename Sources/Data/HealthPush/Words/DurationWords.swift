/// Units of durations in the languages that phones print them in.
enum DurationWords {
  /// Seconds of one; `nil` for any other word.
  static func seconds(_ word: String) -> Double? {
    let word = word.lowercased().filter { $0 != "." }
    for (seconds, words) in units where words.contains(word) { return seconds }
    return nil
  }

  private static let units: [(Double, Set<String>)] = [
    (86_400, ["d", "day", "days", "일", "日", "tag", "tage", "jour", "jours", "día", "días"]),
    (
      3600,
      [
        "h", "hr", "hrs", "hour", "hours", "시간", "時間", "小时", "std", "stunde", "stunden", "heure", "heures", "hora",
        "horas",
        "ora", "ore", "uur", "u",
      ]
    ),
    (
      60,
      [
        "m", "min", "mins", "minute", "minutes", "분", "分", "分钟", "minuten", "minuto", "minutos", "minuti", "minuut",
      ]
    ),
    (
      1,
      [
        "s", "sec", "secs", "second", "seconds", "초", "秒", "sek", "sekunden", "segundo", "segundos", "secondi",
        "seconde", "secondes",
      ]
    ),
  ]
}

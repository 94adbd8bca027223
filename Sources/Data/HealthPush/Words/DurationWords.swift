/// Units of durations in the languages that phones print them in.
enum DurationWords {
  /// Seconds of one unit; `nil` for any other word.
  static func seconds(_ word: String) -> Double? {
    let word = word.lowercased().filter { $0 != "." }
    for (seconds, words) in units where words.contains(word) { return seconds }
    return nil
  }

  /// True if the word links parts of a duration: "6 Stunden und 47 Minuten".
  static func isLink(_ word: String) -> Bool { links.contains(word) }

  private static let links: Set<String> = [
    "and", "e", "y", "et", "und", "en", "och", "og", "ja", "i", "и", "و", "और", "ve",
  ]

  private static let units: [(Double, Set<String>)] = [
    (
      86_400,
      [
        "d", "day", "days", "일", "日", "天", "tag", "tage", "jour", "jours", "día", "días", "dia", "dias", "giorno",
        "giorni", "dag", "dagen", "дн", "день", "дня", "дней", "يوم", "روز", "दिन",
      ]
    ),
    (
      3600,
      [
        "h", "hr", "hrs", "hour", "hours", "시간", "時間", "小时", "std", "stunde", "stunden", "heure", "heures", "hora",
        "horas",
        "ora", "ore", "uur", "u", "小時", "tim", "timmar", "t", "timer", "time", "godz", "hod", "saat", "sa", "ч", "час",
        "часа", "часов", "год", "س", "ساعة", "ساعات", "ساعت", "घं", "घं॰", "घंटा", "घंटे", "giờ", "ชม", "ชั่วโมง", "ώρες",
        "ώρα",
      ]
    ),
    (
      60,
      [
        "m", "min", "mins", "minute", "minutes", "분", "分", "分钟", "minuten", "minuto", "minutos", "minuti", "minuut",
        "分鐘", "minuter", "minutter", "minuty", "dk", "dakika", "мин", "минута", "минуты", "минут", "хв", "د", "دقيقة",
        "دقائق", "دقیقه", "मि", "मि॰", "मिनट", "phút", "นาที", "λεπτά", "λ",
      ]
    ),
    (
      1,
      [
        "s", "sec", "secs", "second", "seconds", "초", "秒", "sek", "sekunden", "segundo", "segundos", "secondi",
        "seconde", "secondes", "сек", "с", "секунд", "ث", "ثانية", "ثانیه", "से", "से॰", "सेकंड", "giây", "วินาที",
      ]
    ),
  ]
}

internal import DailveDomain
internal import DailveScores
internal import Foundation

/// What the sky did during an outdoor workout.
package struct Weather {
  /// Health writes degrees Fahrenheit whatever the country.
  package let fahrenheit: Double
  /// Hundredths of a percent.
  package let humidity: Int

  package init(_ session: Session) {
    var random = session.random(73)
    let day = Instant(session.start).day(offset: 0)
    let (year, _, _) = day.components
    let season = Double(day.number - CivilDay(year: year, month: 1, day: 1).number - 108) / 365
    let celsius = 10.2 + 9.5 * sin(2 * Double.pi * season) + random.normal(0, 3)
    fahrenheit = celsius * 1.8 + 32
    humidity = random.between(45, 92) * 100
  }
}

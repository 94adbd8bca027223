internal import DailveDomain
internal import DailveStore

/// Checks for waiting and unreadable deliveries.
struct DeliveryCheckup {
  let spool: DeliverySpool
  let isServed: Bool

  init(folder: String, isServed: Bool) {
    spool = DeliverySpool(folder: folder)
    self.isServed = isServed
  }

  /// - Parameter store: `nil` if it cannot be queried.
  func findings(_ store: StoreInspection?) -> [Finding] {
    do {
      return try waiting() + (try store.map(read) ?? [])
    } catch {
      return [StoreCheckup.finding(.deliveries, error)]
    }
  }

  private func waiting() throws -> [Finding] {
    let damaged = try spool.damaged()
    let waiting = try spool.entries().filter { entry in !damaged.contains { $0.id == entry.id } }
    var findings: [Finding] = []
    if waiting.isEmpty {
      findings.append(.well(.deliveries, "None is waiting to be read."))
    } else {
      let text =
        "\(Words.counted(waiting.count, "delivery is", "deliveries are")) waiting to be read, the oldest \(waiting[0].id)."
      findings.append(
        isServed
          ? .well(.deliveries, text)
          : .attention(.deliveries, text, "They are read while \(SuggestedCommand("serve")) runs: start it."))
    }
    if !damaged.isEmpty {
      let names = damaged.prefix(3).map(\.path).joined(separator: ", ")
      findings.append(
        .attention(
          .deliveries, "\(Words.counted(damaged.count, "file", "files")) of deliveries cannot be read: \(names).",
          "Let the device send that period again, and move the files away."))
    }
    return findings
  }

  private func read(_ store: StoreInspection) throws -> [Finding] {
    let (failed, misunderstood) = try store.troubledDeliveries()
    var findings: [Finding] = []
    if let newest = failed.first {
      let (id, sender) = (newest.id.printable, newest.head.sender.printable)
      findings.append(
        .attention(
          .deliveries,
          "\(failed.count) could not be read, the newest \(id) of \(sender): \((newest.problem ?? "").printable)",
          "Read it again with \(SuggestedCommand("deliveries replay", newest.id)), or let the device send that period again."
        ))
    }
    if misunderstood > 0 {
      findings.append(
        .well(
          .deliveries,
          "\(misunderstood) contained something that this version does not understand; a newer version reads them again."
        ))
    }
    return findings
  }
}

package import DailveDomain

/// Finds the name of a FHIR resource in its JSON, or in the beginning of it.
package enum ResourceNames {
  /// Elements that say in words or codes what a resource is about (https://hl7.org/fhir/R4 and DSTU2, the versions that Health stores), the most
  /// telling first.
  private static let subjects = [
    "code", "vaccineCode", "medicationCodeableConcept", "medicationReference", "substance", "type", "category",
  ]
  /// Elements with the time that a resource is about.
  private static let dates = [
    "effectiveDateTime", "performedDateTime", "occurrenceDateTime", "onsetDateTime", "dateWritten", "authoredOn",
    "recordedDate", "date", "issued",
  ]
  /// A name is cut after this many characters.
  private static let longest = 200

  package static func read(_ bytes: [UInt8]) -> ClinicalResource {
    var resource = ClinicalResource()
    var found: [String: String] = [:]
    JSONLeaves.forEach(bytes) { names, value in
      guard case .string(let whole) = value, let first = names.first, !whole.allSatisfy(\.isWhitespace) else {
        return true
      }
      let text = String(whole.prefix(longest))
      switch (names.count, first) {
      case (1, "resourceType"): resource.kind = text
      case (1, "status"): resource.status = text
      case (1, _) where dates.contains(first): found[first] = found[first] ?? text
      case (2, _) where subjects.contains(first) && (names[1] == "text" || names[1] == "display"):
        found[first + ".text"] = found[first + ".text"] ?? text
      case (3, _)
      where subjects.contains(first) && names[1] == "coding" && (names[2] == "display" || names[2] == "code"):
        let key = first + "." + names[2]
        found[key] = found[key] ?? text
      default: break
      }
      return true
    }
    // A code alone is better than nothing: it can be looked up.
    resource.name =
      subjects.lazy.flatMap { [$0 + ".text", $0 + ".display"] }.compactMap { found[$0] }.first
      ?? subjects.lazy.compactMap { found[$0 + ".code"] }.first
    resource.date = dates.lazy.compactMap { found[$0] }.first
    return resource
  }
}

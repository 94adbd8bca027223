internal import DailveScores

/// As it would be synthesized, but for the moment of use: a number, as every version has written it.
extension AccessChange: Codable {
  private enum CodingKeys: String, CodingKey {
    case offerSetup, setUp, signIn, used, end, endAll, endWithPasskey, passphrase, recovery, reset
  }

  private enum Label: String, CodingKey {
    case value = "_0"
    case recovery, session, known, replacing, id, at, keeping
  }

  /// - Throws: The decoder's error, or `DecodingError` for anything but one change.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let name = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not one change"))
    }
    let labels = try container.nestedContainer(keyedBy: Label.self, forKey: name)
    switch name {
    case .offerSetup: self = .offerSetup(try labels.decode(SetupCode.self, forKey: .value))
    case .setUp:
      self = .setUp(
        try labels.decode(PassphraseHash.self, forKey: .value),
        recovery: try labels.decode([[UInt8]].self, forKey: .recovery),
        session: try labels.decode(SignInSession.self, forKey: .session),
        known: try labels.decodeIfPresent([UInt8].self, forKey: .known))
    case .signIn:
      self = .signIn(
        try labels.decode(SignInSession.self, forKey: .value),
        replacing: try labels.decodeIfPresent([UInt8].self, forKey: .replacing),
        recovery: try labels.decodeIfPresent([UInt8].self, forKey: .recovery),
        known: try labels.decodeIfPresent([UInt8].self, forKey: .known))
    case .used:
      self = .used(
        id: try labels.decode(String.self, forKey: .id), at: Instant(try labels.decode(Int.self, forKey: .at)))
    case .end: self = .end(id: try labels.decode(String.self, forKey: .id))
    case .endAll: self = .endAll(known: try labels.decodeIfPresent([UInt8].self, forKey: .known))
    case .endWithPasskey:
      self = .endWithPasskey(
        try labels.decode([UInt8].self, forKey: .value), keeping: try labels.decode(String.self, forKey: .keeping))
    case .passphrase:
      self = .passphrase(
        try labels.decode(PassphraseHash.self, forKey: .value),
        keeping: try labels.decode(String.self, forKey: .keeping),
        known: try labels.decodeIfPresent([UInt8].self, forKey: .known))
    case .recovery: self = .recovery(try labels.decode([[UInt8]].self, forKey: .value))
    case .reset: self = .reset(try labels.decode(SetupCode.self, forKey: .value))
    }
  }

  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .offerSetup(let code):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .offerSetup)
      try labels.encode(code, forKey: .value)
    case .setUp(let passphrase, let codes, let session, let browser):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .setUp)
      try labels.encode(passphrase, forKey: .value)
      try labels.encode(codes, forKey: .recovery)
      try labels.encode(session, forKey: .session)
      try labels.encodeIfPresent(browser, forKey: .known)
    case .signIn(let session, let replaced, let code, let browser):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .signIn)
      try labels.encode(session, forKey: .value)
      try labels.encodeIfPresent(replaced, forKey: .replacing)
      try labels.encodeIfPresent(code, forKey: .recovery)
      try labels.encodeIfPresent(browser, forKey: .known)
    case .used(let id, let instant):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .used)
      try labels.encode(id, forKey: .id)
      try labels.encode(instant.seconds, forKey: .at)
    case .end(let id):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .end)
      try labels.encode(id, forKey: .id)
    case .endAll(let browser):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .endAll)
      try labels.encodeIfPresent(browser, forKey: .known)
    case .endWithPasskey(let passkey, let id):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .endWithPasskey)
      try labels.encode(passkey, forKey: .value)
      try labels.encode(id, forKey: .keeping)
    case .passphrase(let passphrase, let id, let browser):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .passphrase)
      try labels.encode(passphrase, forKey: .value)
      try labels.encode(id, forKey: .keeping)
      try labels.encodeIfPresent(browser, forKey: .known)
    case .recovery(let codes):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .recovery)
      try labels.encode(codes, forKey: .value)
    case .reset(let code):
      var labels = container.nestedContainer(keyedBy: Label.self, forKey: .reset)
      try labels.encode(code, forKey: .value)
    }
  }
}

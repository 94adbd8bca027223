public import DailveDomain

/// Programs that read.
extension DevicePresenter {
  /// The keys that read something, with what they read and when.
  public func programs(_ keys: [DeviceToken]) -> [Row] {
    keys.filter { !$0.scopes.isDisjoint(with: ProgramGuide.rights.map(\.scope)) }.map { key in
      let rights = key.scopes.map(\.rawValue).sorted().joined(separator: ", ")
      let last = key.lastUsed.map { language(.programsLastRead, moment($0)) } ?? language[.programsNeverRead]
      let ended = ended(key)
      return Row(
        id: key.id, name: key.name, detail: [rights, last, self.key(key)].joined(separator: " · "),
        isActive: ended == nil,
        path: Address.programs.path, ended: ended)
    }
  }
}

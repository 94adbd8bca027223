internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import DailveZlib

extension TableExport {
  /// Writes each recording's file as it came, whatever the format of the tables: its voltages are one column under a
  /// head in the phone's language, and nothing of either may be lost. The table says what is in which file.
  ///
  /// - Returns: What could not be written.
  func writeElectrocardiograms(_ store: StoreReader, _ zip: ZipWriter) throws -> RowsSetAside {
    var setAside = RowsSetAside()
    var written: [(file: String, recording: Electrocardiogram?)] = []
    try store.forEachElectrocardiogram { file in
      guard let content = file.unpacked() else { return setAside.add(.file) }
      let name = try zip.begin(file.place)
      try zip.write(content)
      try zip.end()
      var recording = ElectrocardiogramReader.read(content, name: file.path)
      // The table needs only the head: a person may have hundreds of recordings with 15,000 voltages each.
      recording?.voltages = []
      written.append((name, recording))
    }
    var table = try begin("electrocardiograms", ["file", "recorded", "classification", "rate"], zip)
    for (file, recording) in written {
      table.text(file)
      table.text(recording?.recorded.map { "\($0)" })
      table.text(recording?.classification)
      table.number(recording?.rate)
      try table.endRow()
    }
    try table.end()
    return setAside
  }
}

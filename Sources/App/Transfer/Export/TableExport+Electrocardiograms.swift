internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import DailveZlib

extension TableExport {
  /// Copies each recording's file unchanged, whatever the format of the tables: it has the voltages in one column under a head in the
  /// phone's language, and both must be preserved in full. The table lists the files with their contents.
  ///
  /// - Returns: The files that could not be written.
  func writeElectrocardiograms(_ store: StoreReader, _ zip: ZipWriter) throws -> RowsSetAside {
    var setAside = RowsSetAside()
    var written: [(file: String, recording: Electrocardiogram?)] = []
    try store.forEachElectrocardiogram { file in
      guard let content = file.unpacked() else { return setAside.add(.file) }
      let name = try zip.begin(file.place)
      try zip.write(content)
      try zip.end()
      var recording = ElectrocardiogramReader.read(content, name: file.path)
      // The table needs only the head, and a person may have hundreds of recordings with 15,000 voltages each.
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

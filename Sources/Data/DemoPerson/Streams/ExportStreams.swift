/// The streams on their way into an export.
typealias ExportStreams = RecordStreams<ExportWriter>

extension ExportStreams {
  var xml: ExportWriter { sink }
}

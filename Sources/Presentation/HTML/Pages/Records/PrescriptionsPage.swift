package import DailveViewModels

/// Glasses and contact lenses.
package enum PrescriptionsPage {
  package static func html(_ content: PrescriptionsContent, frame: PageFrame) -> [UInt8] {
    RecordParts.page(
      .prescriptionTitle, finding: content.finding, empty: content.empty, span: content.span, frame: frame,
      .group(
        content.prescriptions.map { prescription in
          .card(
            prescription.title, .p(prescription.text, class: "soft"), prescription.table.map { RecordParts.table($0) })
        }))
  }
}

package import DailveDomain
internal import DailveHealthExport
internal import DailveHealthPush

/// Understands the records of exports and of deliveries.
package struct RecordReader: RecordParsing {
  package init() {}

  package func electrocardiogram(_ record: HealthRecord) -> Electrocardiogram? {
    record.id.isFile
      ? ElectrocardiogramReader.read(record.bytes, name: record.name) : PushedRecords.electrocardiogram(record.bytes)
  }

  package func audiogram(_ record: HealthRecord) -> Audiogram? {
    ElementTree.parse(record.bytes).map { Audiogram($0) }
  }

  package func prescription(_ record: HealthRecord) -> VisionPrescription? {
    ElementTree.parse(record.bytes).map { VisionPrescription($0) }
  }

  package func clinicalRecord(_ record: HealthRecord) -> ClinicalRecord? {
    ElementTree.parse(record.bytes).map { ClinicalRecord($0) { _ in nil } }
  }

  package func resource(_ file: HealthRecord) -> ClinicalResource { ResourceNames.read(file.bytes) }

  package func stateOfMind(_ record: HealthRecord) -> StateOfMind? { PushedRecords.stateOfMind(record.bytes) }
}

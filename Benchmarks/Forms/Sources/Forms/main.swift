internal import Foundation
internal import MultipartKit
internal import NIOCore

// Parses a form with one file of GIGABYTES (2), in pieces of 64 KiB, as they come from a socket. The file is noise, like an archive.
let gigabytes = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2
let boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
let pieces = gigabytes << 14
let head = ByteBuffer(
  string:
    "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"export.zip\"\r\nContent-Type: application/zip\r\n\r\n"
)
let noise = ByteBuffer(bytes: (0..<65_536).map { _ in UInt8.random(in: 0...255) })
let tail = ByteBuffer(string: "\r\n--\(boundary)--\r\n")

/// Returns the size of the file in bytes and the rate in megabytes per second.
func measured(_ read: (ByteBuffer) throws -> Void, _ bytes: () -> Int) rethrows -> (bytes: Int, rate: Double) {
  let begin = ContinuousClock.now
  try read(head)
  for _ in 0..<pieces { try read(noise) }
  try read(tail)
  return (bytes(), Double(bytes()) / 1e6 / ((ContinuousClock.now - begin) / .seconds(1)))
}

func ours() throws -> (bytes: Int, rate: Double) {
  var (form, bytes) = (MultipartFile(boundary: boundary), 0)
  return try measured({ bytes += try form.read($0).readableBytes }, { bytes })
}

func peer() throws -> (bytes: Int, rate: Double) {
  let parser = MultipartParser(boundary: boundary)
  nonisolated(unsafe) var bytes = 0
  parser.onBody = { bytes += $0.readableBytes }
  return try measured({ try parser.execute($0) }, { bytes })
}

var ratios: [Double] = []
for run in 1...5 {
  let (ours, peer) = (try ours(), try peer())
  guard ours.bytes == pieces << 16, peer.bytes == ours.bytes else {
    fatalError("one of them lost bytes: \(ours.bytes), \(peer.bytes)")
  }
  ratios.append(ours.rate / peer.rate)
  print("run \(run): \(Int(ours.rate)) MB/s, MultipartKit \(Int(peer.rate)) MB/s")
}
print("times as fast as MultipartKit 4.7.1, median of 5:", (ratios.sorted()[2] * 10).rounded(.down) / 10)

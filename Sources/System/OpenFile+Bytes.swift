extension OpenFile {
  /// Reads up to `count` bytes; fewer only at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: max(0, count))
    let outcome = unsafe result.withUnsafeMutableBytes { buffer in
      Result { () throws(SystemError) in unsafe try read(at: offset, into: buffer) }
    }
    let done = try outcome.get()
    if done < result.count { result.removeLast(result.count - done) }
    return result
  }
}

import Foundation
import Primitives

/// The bytes of an image as the disk cache holds them.
struct DataEntry: Equatable, Sendable {
    let key: ImageDataKey
    /// The service's name for this state of the image, as it was sent.
    let etag: String?
    /// When the service last said that this is the image.
    let validated: Date
    let data: Data
}

/// The file of an entry: 40 bytes of numbers (little-endian), four texts, the image's bytes.
///
///     0  magic and version, 8 bytes      32  length of the ETag, 2 bytes
///     8  validated, ms since 1970        34  length of the source, 2 bytes
///     16 count of the image's bytes      36  length of the path, 2 bytes
///     24 checksum of the image's bytes   38  length of the variant, 2 bytes
extension DataEntry {
    /// Changes with the format: files of another format are damaged files.
    private static let magic: UInt64 = 0x3145_4e49_5254_4956  // "VITRINE1"
    private static let numbersCount = 40
    private static let validatedOffset = 8
    /// Numbers and texts of nearly every image, in one read.
    private static let usualHeaderCount = 512

    /// Head of the file, to be followed by `data`; nil where a text is too long to be kept.
    var header: Data? {
        let texts = [etag ?? "", key.key.source, key.key.path, key.variant].map { Data($0.utf8) }
        guard texts.allSatisfy({ $0.count <= UInt16.max }) else { return nil }
        var header = Data(capacity: Self.usualHeaderCount)
        header.append(number: Self.magic)
        header.append(Self.encoded(validated))
        header.append(number: UInt64(data.count))
        header.append(number: Self.checksum(of: data))
        for text in texts { header.append(number: UInt16(text.count)) }
        for text in texts { header.append(text) }
        return header
    }

    /// Reads an entry; nil when the file is damaged, of another format or of another image.
    init?(_ file: borrowing File, key: ImageDataKey, size: Int) throws(ImageError) {
        guard let header = try Header(file), header.key == key,
            size == header.count + header.dataCount
        else { return nil }
        let data = try file.read(header.dataCount, at: header.count)
        guard data.count == header.dataCount, Self.checksum(of: data) == header.checksum else {
            return nil
        }
        self.init(key: key, etag: header.etag, validated: header.validated, data: data)
    }

    /// Whose bytes a file holds, for the sweep.
    static func key(in file: borrowing File) throws(ImageError) -> ImageDataKey? {
        try Header(file)?.key
    }

    /// Writes a new time of validation into a file: 8 bytes in place.
    static func renew(_ file: borrowing File, validated: Date) throws(ImageError) {
        try file.write(encoded(validated), at: validatedOffset)
    }

    private struct Header {
        let key: ImageDataKey
        let etag: String?
        let validated: Date
        let dataCount: Int
        let checksum: UInt64
        let count: Int

        init?(_ file: borrowing File) throws(ImageError) {
            var bytes = try file.read(usualHeaderCount, at: 0)
            guard bytes.count >= numbersCount, bytes.number(at: 0) == magic else { return nil }
            let lengths = (0..<4).map { Int(bytes.number(at: 32 + 2 * $0) as UInt16) }
            count = numbersCount + lengths.reduce(0, +)
            if bytes.count < count { bytes = try file.read(count, at: 0) }
            guard bytes.count >= count else { return nil }
            let dataCount: UInt64 = bytes.number(at: 16)
            // No image is that large; a damaged number must not become an allocation.
            guard dataCount < 1 << 40 else { return nil }
            var start = numbersCount
            let texts = lengths.map { length in
                defer { start += length }
                return String(decoding: bytes[start..<start + length], as: UTF8.self)
            }
            let milliseconds: UInt64 = bytes.number(at: validatedOffset)
            validated = Date(
                timeIntervalSince1970: TimeInterval(Int64(bitPattern: milliseconds)) / 1_000
            )
            etag = texts[0].isEmpty ? nil : texts[0]
            key = ImageDataKey(key: ImageKey(source: texts[1], path: texts[2]), variant: texts[3])
            self.dataCount = Int(dataCount)
            checksum = bytes.number(at: 24)
        }
    }

    private static func encoded(_ date: Date) -> Data {
        var data = Data()
        let milliseconds = Int64((date.timeIntervalSince1970 * 1_000).rounded())
        data.append(number: UInt64(bitPattern: milliseconds))
        return data
    }

    /// Finds what a crash or a failing disk did, not forgery.
    private static func checksum(of data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var sum = FNV1a()
            var offset = 0
            while offset + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                sum.add(word: UInt64(littleEndian: word))
                offset += 8
            }
            sum.add(bytes[offset...])
            return sum.value
        }
    }
}

extension Data {
    fileprivate mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
        withUnsafeBytes {
            Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
    }
}

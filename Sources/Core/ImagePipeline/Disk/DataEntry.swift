import Foundation
import Primitives

/// An image's bytes, as stored in the disk cache.
struct DataEntry: Equatable, Sendable {
    let key: ImageDataKey
    /// The service's ETag for the image or, without one, its `Last-Modified`.
    ///
    /// An ETag contains quotation marks, so the two differ.
    let validator: String?
    /// When the service last confirmed the image.
    let validated: Date
    let data: Data
}

/// The file format of an entry: 40 bytes of little-endian numbers, four texts, the image's bytes.
///
///     0  magic and version, 8 bytes      32  length of the validator, 2 bytes
///     8  validated, ms since 1970        34  length of the source, 2 bytes
///     16 count of the image bytes        36  length of the path, 2 bytes
///     24 checksum of the image bytes     38  length of the variant, 2 bytes
extension DataEntry {
    /// The format's version; files in another format count as damaged.
    private static let magic: UInt64 = 0x3145_4e49_5254_4956  // "VITRINE1"
    private static let numbersCount = 40
    private static let validatedOffset = 8
    /// The number of bytes to read first, enough for the numbers and texts of nearly all images.
    private static let usualHeaderCount = 512

    /// The file header, which precedes `data`; nil if a text exceeds 65,535 bytes.
    var header: Data? {
        let texts = [validator ?? "", key.key.source, key.key.path, key.variant].map {
            Data($0.utf8)
        }
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

    /// Reads an entry; nil if the file is damaged, is in another format or contains another image.
    init?(_ file: borrowing File, key: ImageDataKey, size: Int) throws(ImageError) {
        guard let header = try Header(file), header.key == key,
            size == header.count + header.dataCount
        else { return nil }
        let data = try file.read(header.dataCount, at: header.count)
        guard data.count == header.dataCount, Self.checksum(of: data) == header.checksum else {
            return nil
        }
        self.init(key: key, validator: header.validator, validated: header.validated, data: data)
    }

    /// Reads which image a file contains, for sweeps.
    static func key(in file: borrowing File) throws(ImageError) -> ImageDataKey? {
        try Header(file)?.key
    }

    /// Overwrites the time of the last validation in a file (8 bytes).
    static func renew(_ file: borrowing File, validated: Date) throws(ImageError) {
        try file.write(encoded(validated), at: validatedOffset)
    }

    private struct Header {
        let key: ImageDataKey
        let validator: String?
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
            // No image is that large, and a damaged number must not become an allocation.
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
            validator = texts[0].isEmpty ? nil : texts[0]
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

    /// Returns a checksum that detects damage by crashes and disks, but not forgery.
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

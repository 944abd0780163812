public import Foundation

/// A poster to save as a file: the service's bytes, unchanged.
public struct PosterFile: Sendable {
    /// The suggested file name: the title with the extension of the image format.
    public let name: String
    /// The service's bytes.
    package let bytes: Data

    /// Creates a file; its format is detected from the bytes rather than the address.
    public init(title: String, bytes: Data) {
        self.bytes = bytes
        name = "\(Self.base(of: title)).\(Self.ending(of: bytes))"
    }

    /// Writes a temporary file beside `place` and renames it.
    ///
    /// Replaces an existing file, so ask the user first. Doesn't run on the main actor.
    ///
    /// - Throws: an error from the Cocoa or POSIX domain with a localized description.
    @concurrent
    public func write(to place: URL) async throws {
        try bytes.write(to: place, options: .atomic)
    }
}

extension PosterFile {
    /// The maximum length in bytes, which leaves room for an extension and " (copy)".
    ///
    /// File systems limit names to 255 bytes.
    private static let longest = 200

    /// Returns the title without characters that have a special meaning in file systems and shells.
    private static func base(of title: String) -> String {
        var name = ""
        for character in title {
            let isBad = character.unicodeScalars.contains {
                "/\\:*?\"<>|".unicodeScalars.contains($0) || $0.properties.isUnseen
            }
            let next = isBad ? " " : String(character)
            guard name.utf8.count + next.utf8.count <= longest else { break }
            name += next
        }
        let words = name.split(separator: " ", omittingEmptySubsequences: true)
        let base = String(words.joined(separator: " ").drop { ". -".contains($0) })
        let trimmed = base.trimmingCharacters(in: .whitespaces)
        return trimmed.isEmpty ? "poster" : trimmed
    }

    /// Returns the extension according to the first bytes, because an address may have any
    /// extension.
    private static func ending(of bytes: Data) -> String {
        let head = [UInt8](bytes.prefix(12))
        let word = { (range: Range<Int>) in
            range.upperBound <= head.count ? String(decoding: head[range], as: UTF8.self) : ""
        }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpg" }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
        if word(0..<4) == "GIF8" { return "gif" }
        if word(0..<4) == "RIFF", word(8..<12) == "WEBP" { return "webp" }
        if word(4..<8) == "ftyp", word(8..<12) == "avif" { return "avif" }
        return "img"
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isUnseen: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(generalCategory)
    }
}

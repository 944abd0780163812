public import Foundation

/// A poster as a file of its own: the service's bytes, untouched.
public struct PosterFile: Sendable {
    /// The name to propose: the title and the ending that the bytes ask for.
    public let name: String
    private let bytes: Data

    /// Takes the title and the bytes of an image.
    public init(title: String, bytes: Data) {
        self.bytes = bytes
        name = "\(Self.base(of: title)).\(Self.ending(of: bytes))"
    }

    /// Writes the bytes beside the place and moves them there at once, in the caller's task; what
    /// was there is replaced, so ask before.
    ///
    /// - Throws: an error of Cocoa's or POSIX's domain whose description is for people.
    @concurrent
    public func write(to place: URL) async throws {
        try bytes.write(to: place, options: .atomic)
    }
}

extension PosterFile {
    /// 200 bytes leave room for an ending and for " (copy)" in the 255 that file systems have.
    private static let longest = 200

    /// The title without what file systems and shells take for something else.
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

    /// By the first bytes, for a service's address may say anything.
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

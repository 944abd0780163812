import Foundation

/// The measurements of a rendered picture, exchanged between processes as a readable line of text.
struct Figures: Equatable, Sendable {
    let path: String
    let bytes: Int
    let quality: Int
    let similarity: Double

    /// `posters/1001.webp 81234 82 0.96123`.
    var line: String {
        "\(path) \(bytes) \(quality) \(String(format: "%.5f", similarity))"
    }

    init(path: String, bytes: Int, quality: Int, similarity: Double) {
        self.path = path
        self.bytes = bytes
        self.quality = quality
        self.similarity = similarity
    }

    /// Parses `line`; nil if it isn't valid.
    init?(line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard words.count == 4, let bytes = Int(words[1]), let quality = Int(words[2]),
            let similarity = Double(words[3])
        else { return nil }
        self.init(path: String(words[0]), bytes: bytes, quality: quality, similarity: similarity)
    }

    /// The kind, according to its folder.
    var kind: PictureKind? {
        path.split(separator: "/").first.flatMap { PictureKind(rawValue: String($0)) }
    }

    /// Whether the file is as similar to its drawing as its kind requires.
    var isGoodEnough: Bool { similarity >= kind?.leastSimilarity ?? 1 }
}

import Foundation

/// What is known of a rendered picture; a line of text between processes and for people.
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

    /// Reads `line`; nil where it is none.
    init?(line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard words.count == 4, let bytes = Int(words[1]), let quality = Int(words[2]),
            let similarity = Double(words[3])
        else { return nil }
        self.init(path: String(words[0]), bytes: bytes, quality: quality, similarity: similarity)
    }

    /// The kind, as its folder says.
    var kind: PictureKind? {
        path.split(separator: "/").first.flatMap { PictureKind(rawValue: String($0)) }
    }

    /// Whether the file is as close to its drawing as its kind demands.
    var isGoodEnough: Bool { similarity >= kind?.leastSimilarity ?? 1 }
}

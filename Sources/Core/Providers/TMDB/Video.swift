import JSONText

/// A video about a movie, with its site.
///
/// https://developer.themoviedb.org/reference/movie-videos
struct Video {
    /// The video's identifier on the site.
    let key: String
    /// The title, such as `Official Trailer`; empty if it is missing.
    let name: String
    /// The site, such as `YouTube`.
    let site: String
    /// The kind, such as `Trailer`; other values are possible.
    let type: String
    /// The height in pixels, such as 1080; 0 if it is missing.
    let size: Int
    /// Whether the studio published it; false if it is missing, as before July 2021.
    let isOfficial: Bool
    /// The ISO 639-1 code; nil for a video without a language.
    let language: String?
    /// The publication date as ISO 8601 in UTC, so later dates compare as greater text.
    let publishedAt: String?

    init(_ video: JSON) {
        key = video["key"]?.text ?? ""
        name = video["name"]?.text ?? ""
        size = video["size"]?.lenientInteger ?? 0
        site = video["site"]?.text ?? ""
        type = video["type"]?.text ?? ""
        isOfficial = video["official"]?.bool ?? false
        language = video["iso_639_1"]?.text
        publishedAt = video["published_at"]?.text
    }
}

extension Video {
    /// Whether the name marks a special version, such as a vertical or a dubbed one.
    var isOtherVersion: Bool {
        // A colon belongs to a length or a ratio, such as ":60" and "9:16", but not to a word.
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != ":" }
            .map { $0.hasSuffix(":") ? $0.dropLast() : $0 }
        let text = " \(words.joined(separator: " ")) "
        return Self.versionMarks.contains { text.contains($0) }
    }

    /// Words in names of other versions; a space at the end means the end of a word.
    private static let versionMarks = [
        " vertical ", " 9:16 ", " 4:5 ", " tiktok ",
        " :06 ", " :10 ", " :15 ", " :20 ", " :30 ", " :45 ", " :60 ", " :90 ",
        " sign language ", " signed ", " asl ", " bsl ",
        " audio description ", " audio described ", " descriptive audio ", " described video ",
        " dubbed ", " dub ",
        " вертикальн", " жестов", " аудіоопис", " аудіодескрип", " тифлокоментар",
        " дубльован", " дубляж", " дублюван",
    ]
}

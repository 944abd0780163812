extension VideoPayload {
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

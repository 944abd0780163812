/// A mark that a person puts on an item.
public enum Mark: Hashable, Sendable {
    /// The item is a favorite.
    case favorite
    /// The item is on the watchlist.
    case toWatch
    /// The item was watched on a day; nil if the day isn't known.
    case watched(on: Day?)
    /// The person's own rating.
    case rating(OwnRating)
    /// A note.
    case note(String)

    /// The kind.
    public var kind: MarkKind {
        switch self {
        case .favorite: .favorite
        case .toWatch: .toWatch
        case .watched: .watched
        case .rating: .rating
        case .note: .note
        }
    }

    /// The day; nil if it isn't known or the kind has none.
    public var day: Day? {
        if case .watched(let day) = self { day } else { nil }
    }

    /// The stored value, as ``MarkKind/allows(_:)`` describes.
    public var value: String {
        switch self {
        case .favorite, .toWatch, .watched: ""
        case .rating(let rating): rating.text
        case .note(let text): text
        }
    }

    /// Creates a note from a text, without control characters and U+FFFD; nil if only white space or
    /// more than 10,000 characters are left.
    ///
    /// All line breaks become U+000A. U+FFFD stands for bytes that are no text, so it counts as
    /// damage in a stored note.
    public static func note(from text: String) -> Mark? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line in
                String(
                    String.UnicodeScalarView(
                        line.unicodeScalars.filter {
                            $0 == "\t"
                                || $0 != "\u{FFFD}" && $0.properties.generalCategory != .control
                        }
                    )
                )
            }
        let note = lines.joined(separator: "\n")
        let isUsable = !note.allSatisfy(\.isWhitespace) && MarkKind.note.allows(note)
        return isUsable ? .note(note) : nil
    }

    /// Creates a mark from its stored parts; nil if the kind doesn't allow the value.
    public init?(_ kind: MarkKind, day: Day?, value: String) {
        guard kind.allows(value) else { return nil }
        switch kind {
        case .favorite: self = .favorite
        case .toWatch: self = .toWatch
        case .watched: self = .watched(on: day)
        case .rating:
            guard let rating = OwnRating(text: value) else { return nil }
            self = .rating(rating)
        case .note: self = .note(value)
        }
    }
}

/// A kind of mark; raw values are stored and exported.
public enum MarkKind: String, CaseIterable, Sendable {
    /// See ``Mark/favorite``.
    case favorite
    /// See ``Mark/toWatch``.
    case toWatch = "to-watch"
    /// See ``Mark/watched(on:)``.
    case watched
    /// See ``Mark/rating(_:)``.
    case rating
    /// See ``Mark/note(_:)``.
    case note

    /// The maximum length of a note, in characters: 10,000.
    public static let longestNote = 10_000

    /// Whether a mark of this kind may have this value: the text of an ``OwnRating``, a note that
    /// isn't empty, and nothing for other kinds.
    public func allows(_ value: String) -> Bool {
        switch self {
        case .favorite, .toWatch, .watched: value.isEmpty
        case .rating: OwnRating(text: value)?.text == value
        case .note: !value.isEmpty && value.count <= Self.longestNote
        }
    }
}

/// A person's own rating: 0.5 to 5 stars, in steps of half a star.
public struct OwnRating: Hashable, Comparable, Sendable {
    /// All ratings, the lowest first.
    public static let all = (1...10).compactMap(OwnRating.init(halfStars:))

    /// The number of half stars, 1 to 10.
    public let halfStars: Int

    /// Creates a rating; nil unless it is 1 to 10.
    public init?(halfStars: Int) {
        guard (1...10).contains(halfStars) else { return nil }
        self.halfStars = halfStars
    }

    /// Creates the rating nearest to a number of stars; nil below a quarter of a star and above 5.25.
    public init?(rounding stars: Double) {
        guard let halfStars = Int(exactly: (stars * 2).rounded()) else { return nil }
        self.init(halfStars: halfStars)
    }

    /// Parses a number of stars, such as `4`, `4.0` or `4.5`; nil for anything else, also for `4.25`
    /// and `6`.
    public init?(text: String) {
        guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
            let stars = Double(text), let halfStars = Int(exactly: stars * 2)
        else { return nil }
        self.init(halfStars: halfStars)
    }

    /// The number of stars, 0.5 to 5.
    public var stars: Double { Double(halfStars) / 2 }

    /// The number of stars as text, such as `4` or `4.5`.
    public var text: String {
        "\(halfStars / 2)" + (halfStars.isMultiple(of: 2) ? "" : ".5")
    }

    /// Compares the number of stars.
    public static func < (left: OwnRating, right: OwnRating) -> Bool {
        left.halfStars < right.halfStars
    }
}

/// A change to the marks of an item.
public enum MarkEdit: Hashable, Sendable {
    /// Adds a mark; a rating or note replaces an earlier one.
    ///
    /// `seconds` is when it was added, since 1970; nil for now.
    case add(Mark, seconds: Double? = nil)
    /// Removes the mark of a kind and day.
    case remove(MarkKind, day: Day? = nil)

    /// The kind of the mark.
    public var kind: MarkKind {
        switch self {
        case .add(let mark, _): mark.kind
        case .remove(let kind, _): kind
        }
    }

    /// Marks an item as watched, which takes it off the watchlist.
    public static func watch(on day: Day?) -> [MarkEdit] {
        [.add(.watched(on: day)), .remove(.toWatch)]
    }
}

/// The marks of an item, without the text of its note.
public struct ItemMarks: Hashable, Sendable {
    /// Whether the item is a favorite.
    public var isFavorite = false
    /// Whether the item is on the watchlist.
    public var isToWatch = false
    /// The days on which the item was watched, with nil for a day that isn't known.
    public var watched: Set<Day?> = []
    /// The person's own rating, or nil.
    public var rating: OwnRating?
    /// Whether the item has a note.
    public var hasNote = false

    /// Creates marks of an item that has none.
    public init() {}

    /// Whether the item was watched.
    public var isWatched: Bool { !watched.isEmpty }

    /// Applies a change.
    public mutating func apply(_ edit: MarkEdit) {
        switch edit {
        case .add(.favorite, _): isFavorite = true
        case .add(.toWatch, _): isToWatch = true
        case .add(.watched(let day), _): watched.insert(day)
        case .add(.rating(let rating), _): self.rating = rating
        case .add(.note, _): hasNote = true
        case .remove(.favorite, _): isFavorite = false
        case .remove(.toWatch, _): isToWatch = false
        case .remove(.watched, let day): watched.remove(day)
        case .remove(.rating, _): rating = nil
        case .remove(.note, _): hasNote = false
        }
    }

    /// Returns the changes from these marks to others; a note that is missing here has any text.
    public func edits(to marks: ItemMarks) -> [MarkEdit] {
        var edits: [MarkEdit] = []
        if isFavorite != marks.isFavorite {
            edits.append(marks.isFavorite ? .add(.favorite) : .remove(.favorite))
        }
        if isToWatch != marks.isToWatch {
            edits.append(marks.isToWatch ? .add(.toWatch) : .remove(.toWatch))
        }
        edits += marks.watched.subtracting(watched).map { .add(.watched(on: $0)) }
        edits += watched.subtracting(marks.watched).map { .remove(.watched, day: $0) }
        if rating != marks.rating {
            edits.append(marks.rating.map { .add(.rating($0)) } ?? .remove(.rating))
        }
        if hasNote != marks.hasNote {
            edits.append(marks.hasNote ? .add(.note(" ")) : .remove(.note))
        }
        return edits
    }
}

public import L10n

/// What one user posted, as a row of the table shows it.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    /// The user's key.
    public let id: String
    /// The user's name.
    public let user: String
    /// How many posts.
    public let posts: Int
    /// The average size of the downloaded photos, in bytes; nil where there is none.
    public let averageBytes: Int?
    /// The greatest width of the downloaded photos, in pixels; nil where there is none.
    public let greatestWidth: Int?

    /// Makes a row of its parts.
    public init(id: String, user: String, posts: Int, averageBytes: Int?, greatestWidth: Int?) {
        self.id = id
        self.user = user
        self.posts = posts
        self.averageBytes = averageBytes
        self.greatestWidth = greatestWidth
    }

    /// The number in a column; nil in the column of names, and where nothing is known.
    public func number(in column: StatisticsColumn) -> Int? {
        switch column {
        case .user: nil
        case .posts: posts
        case .average: averageBytes
        case .width: greatestWidth
        }
    }

    /// What a column says, with the language's thousands separators; a dash where nothing is known.
    public func text(in column: StatisticsColumn, _ strings: Localizer) -> String {
        column == .user ? user : number(in: column).map(strings.integer) ?? "–"
    }

    /// The row in one sentence, for screen readers.
    public func speech(_ strings: Localizer) -> String {
        let average = averageBytes.map {
            strings("statistics.average-spoken", strings.integer($0))
        }
        let width = greatestWidth.map { strings("statistics.width-spoken", strings.integer($0)) }
        let photos = [average, width].compactMap(\.self)
        let parts = photos.isEmpty ? [strings("statistics.no-photo-spoken")] : photos
        return ([user, strings("statistics.posts", count: posts)] + parts).joined(separator: ", ")
    }
}

public import L10n

/// A row of the statistics table: one user's posts.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    /// The user's key in the catalog.
    public let id: String
    /// The user's name.
    public let user: String
    /// The number of posts, with or without a downloaded photo.
    public let posts: Int
    /// The average size of the downloaded photos, in bytes; nil if there are none.
    public let averageBytes: Int?
    /// The greatest width of the downloaded photos, in pixels; nil if there are none.
    public let greatestWidth: Int?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - id: the user's key in the catalog.
    ///   - user: the user's name.
    ///   - posts: the number of posts.
    ///   - averageBytes: the average size of the photos, in bytes.
    ///   - greatestWidth: the greatest width of the photos, in pixels.
    public init(id: String, user: String, posts: Int, averageBytes: Int?, greatestWidth: Int?) {
        self.id = id
        self.user = user
        self.posts = posts
        self.averageBytes = averageBytes
        self.greatestWidth = greatestWidth
    }

    /// Returns the number in a column; nil for names and unknown numbers.
    public func number(in column: StatisticsColumn) -> Int? {
        switch column {
        case .user: nil
        case .posts: posts
        case .average: averageBytes
        case .width: greatestWidth
        }
    }

    /// Returns the text in a column, with the language's thousands separators; a dash if unknown.
    public func text(in column: StatisticsColumn, _ strings: Localizer) -> String {
        column == .user ? user : number(in: column).map(strings.integer) ?? "–"
    }

    /// Returns the row in one sentence, for screen readers.
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

public import Catalog

/// Who posted how much and how large the pictures are, as the store knows it.
///
/// A picture counts as downloaded once its bytes have come, in this run or an earlier one.
public struct ImageStatistics: Hashable, Sendable {
    /// What is known of one user's posts.
    public struct Row: Hashable, Sendable {
        /// Who posted.
        public let user: Person
        /// How many posts of the user stand in the catalog's lists now; at least 1.
        public let posts: Int
        /// The average size of the user's downloaded pictures, in bytes, rounded to whole ones; nil
        /// where none has been downloaded.
        ///
        /// A picture that several posts of the user show counts once.
        public let averageImageBytes: Int?
        /// The width of the user's widest downloaded picture, in pixels; nil where none has been.
        public let greatestWidth: Int?

        /// Makes a row of its parts; without any picture by default.
        public init(
            user: Person,
            posts: Int,
            averageImageBytes: Int? = nil,
            greatestWidth: Int? = nil
        ) {
            self.user = user
            self.posts = posts
            self.averageImageBytes = averageImageBytes
            self.greatestWidth = greatestWidth
        }
    }

    /// A picture that will not come.
    public struct Failure: Hashable, Sendable {
        /// The picture.
        public let path: String
        /// The title of the first post that shows it.
        public let title: String
        /// Why, the same in every language: an HTTP status such as `404`, `too-large`, `unreadable`
        /// or `broken-off`.
        public let reason: String

        /// Makes a failure of its parts.
        public init(path: String, title: String, reason: String) {
            self.path = path
            self.title = title
            self.reason = reason
        }
    }

    /// One row for each user who has a post, most posts first, then by name.
    public let rows: [Row]
    /// How many pictures of posts have neither come nor failed for good.
    public let pendingImages: Int
    /// The pictures of posts that will not come, by path.
    public let failures: [Failure]

    /// Makes statistics of their parts; of nothing by default.
    public init(rows: [Row] = [], pendingImages: Int = 0, failures: [Failure] = []) {
        self.rows = rows
        self.pendingImages = pendingImages
        self.failures = failures
    }

    /// How many pictures of posts will not come.
    public var failedImages: Int { failures.count }
}

public import Catalog

/// Who posted how much, and the sizes of the pictures, as far as the store knows.
///
/// A picture counts as downloaded once its bytes have arrived, in this run or an earlier one.
public struct ImageStatistics: Hashable, Sendable {
    /// One user's posts.
    public struct Row: Hashable, Sendable {
        /// The author of the posts.
        public let user: Person
        /// How many posts of the user are currently in the catalog's lists; at least 1.
        public let posts: Int
        /// The average size of the user's downloaded pictures, in bytes, rounded; nil if there are
        /// none.
        ///
        /// A picture that several posts of the user show counts once.
        public let averageImageBytes: Int?
        /// The width of the user's widest downloaded picture, in pixels; nil if there are none.
        public let greatestWidth: Int?

        /// Without any picture by default.
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

    /// A picture that will not arrive.
    public struct Failure: Hashable, Sendable {
        /// Its path within the source.
        public let path: String
        /// The title of the first post that shows it.
        public let title: String
        /// The reason, the same in every language: an HTTP status such as `404`, `too-large`,
        /// `unreadable` or `broken-off`.
        public let reason: String

        /// `reason` must be one of the codes described there.
        public init(path: String, title: String, reason: String) {
            self.path = path
            self.title = title
            self.reason = reason
        }
    }

    /// One row per user with a post, most posts first, then by name.
    public let rows: [Row]
    /// How many pictures of posts have neither arrived nor failed for good.
    public let pendingImages: Int
    /// The pictures of posts that will not arrive, sorted by path.
    public let failures: [Failure]

    /// Empty by default.
    public init(rows: [Row] = [], pendingImages: Int = 0, failures: [Failure] = []) {
        self.rows = rows
        self.pendingImages = pendingImages
        self.failures = failures
    }

    /// How many pictures of posts will not arrive.
    public var failedImages: Int { failures.count }
}

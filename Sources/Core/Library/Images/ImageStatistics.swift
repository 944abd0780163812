public import Catalog

/// Each user's number of posts and picture sizes, as far as they are stored.
///
/// A picture counts as downloaded once its bytes have arrived, in this run or an earlier one.
public struct ImageStatistics: Hashable, Sendable {
    /// One user's posts.
    public struct Row: Hashable, Sendable {
        /// The posts' author.
        public let user: Person
        /// How many posts in the catalog's lists are by the user; at least 1.
        public let posts: Int
        /// The average size of downloaded pictures, in bytes, rounded; nil if there are none.
        ///
        /// A picture shown in several of the user's posts counts once.
        public let averageImageBytes: Int?
        /// The width of the widest downloaded picture, in pixels; nil if there are none.
        public let greatestWidth: Int?

        /// Creates a row, by default without pictures.
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

    /// A picture that can't be downloaded.
    public struct Failure: Hashable, Sendable {
        /// The picture's path within its source.
        public let path: String
        /// The title of the first post that shows the picture.
        public let title: String
        /// The reason, as a language-independent code.
        ///
        /// An HTTP status such as `404`, `too-large`, `unreadable`, `broken-off` or
        /// `refused`.
        public let reason: String

        /// Creates a failure; `reason` must be one of the codes that ``reason`` lists.
        public init(path: String, title: String, reason: String) {
            self.path = path
            self.title = title
            self.reason = reason
        }
    }

    /// One row per user with posts, sorted by the number of posts (descending), then by name.
    public let rows: [Row]
    /// How many of the posts' pictures have neither arrived nor failed permanently.
    public let pendingImages: Int
    /// The posts' pictures that failed permanently, sorted by path.
    public let failures: [Failure]

    /// Creates statistics, empty by default.
    public init(rows: [Row] = [], pendingImages: Int = 0, failures: [Failure] = []) {
        self.rows = rows
        self.pendingImages = pendingImages
        self.failures = failures
    }

    /// How many of the posts' pictures failed permanently.
    public var failedImages: Int { failures.count }
}

extension Manifest {
    /// How a list is split into pages.
    struct Paging: Hashable, Sendable {
        /// What the address of a page depends on.
        enum Counting: Hashable, Sendable {
            /// One response contains all rows.
            case none
            /// The page's number.
            case pages(first: Int)
            /// The position of the page's first row.
            case offset(first: Int)
            /// What the page before names; without `first`, the first page has no cursor.
            case cursor(first: String?)
            /// Nothing: it is what the page before names.
            case next

            /// Whether both count the same.
            func isLike(_ other: Counting) -> Bool {
                switch (self, other) {
                case (.none, .none), (.pages, .pages), (.offset, .offset), (.cursor, .cursor),
                    (.next, .next):
                    true
                default: false
                }
            }
        }

        enum Total: Hashable, Sendable {
            case pages(ResponsePlace)
            case items(ResponsePlace)
            /// The page before one without rows is the last.
            case unknown
        }

        let counting: Counting
        /// The rows per page, which is the value of `{size}`.
        let size: Int
        let total: Total
        /// What a page calls the next one: a cursor, an address, or anything that isn't false.
        let next: ResponsePlace?
        /// The last page that the service answers, 1-based.
        let lastPage: Int?
        /// Whether a page with fewer rows than others is the last.
        let endsWithShortPage: Bool

        /// Whether only the page before knows where a page is.
        var isSequential: Bool {
            switch counting {
            case .cursor, .next: true
            case .none, .pages, .offset: false
            }
        }
    }

    /// A place in a response to a request for a page.
    enum ResponsePlace: Hashable, Sendable {
        case body(Place)
        case lastRow(Place)
        /// The field with a name; of `Link`, the target with the relation `next` (RFC 8288).
        case header(String)
    }
}

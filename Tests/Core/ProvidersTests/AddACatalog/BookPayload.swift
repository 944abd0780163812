import Catalog
import Foundation

@testable import Providers

// docs/add-a-catalog.md shows the marked parts of these files.

// begin payload
/// A book as the service sends it.
struct BookPayload: Decodable, Sendable {
    let id: String
    let title: String
    let authors: [String]?
    let year: Int?
    /// Out of 10.
    let score: Double?
    /// A path below the service's address, such as `covers/b1.jpg`.
    let cover: String?
}

/// One page of books.
struct BookPagePayload: Decodable, Sendable {
    /// The total number of pages.
    let pages: Int
    let books: LossyArray<BookPayload>
}
// end payload

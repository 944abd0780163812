public import Foundation

/// A catalog's file that was made from a service's address, and what was guessed for it.
public struct CatalogDraft: Sendable {
    /// A part of the file.
    public enum Part: Hashable, Sendable {
        /// The rows in the response.
        case rows
        /// A row's id, title, subtitle and picture.
        case id, title, subtitle, picture
        /// A fact of a row with this caption.
        case fact(Caption)
        /// How pages are counted.
        case paging
        /// The search.
        case search
        /// The key or login that the address has.
        case key
    }

    /// What was found for a part.
    public enum Finding: Hashable, Sendable {
        /// A value, shortened, on one line.
        case sample(String)
        /// The number of rows.
        case rows(Int)
        /// The pages.
        case pages(Pages)
        /// The key must be saved for the catalog with this id.
        case key(id: String)
        /// A user name without a password, which a catalog can't send.
        case login
        /// A second key, which was neither sent nor written.
        case unsent
        /// Nothing.
        case nothing
    }

    /// What page two shows about the pages.
    public enum Pages: Hashable, Sendable {
        /// Nothing suggests that there are pages; page two wasn't requested.
        case none
        /// There is only one page.
        case one
        /// Page two has this many other rows.
        case several(rows: Int)
        /// Page two has no other rows, so the list isn't paged.
        case same
        /// Page two couldn't be read, so the pages are only guessed.
        case unproved
    }

    /// A place, and its value in the first row.
    public struct Choice: Hashable, Sendable {
        /// A JSON Pointer.
        public let place: String
        /// The value, shortened, on one line.
        public let sample: String

        /// Creates a choice.
        public init(place: String, sample: String) {
            self.place = place
            self.sample = sample
        }
    }

    /// What was guessed for a part.
    public struct Guess: Hashable, Sendable {
        /// The part.
        public let part: Part
        /// A JSON Pointer or the name of a query item; nil if nothing was found.
        public let place: String?
        /// What is there.
        public let finding: Finding
        /// The places that ``CatalogDraft/choosing(_:for:)`` offers, the likeliest one first; only
        /// of the title, the subtitle and the picture.
        public let choices: [Choice]

        /// Creates a guess; by default without choices.
        public init(_ part: Part, at place: String?, _ finding: Finding, choices: [Choice] = []) {
            self.part = part
            self.place = place
            self.finding = finding
            self.choices = choices
        }
    }

    /// The file.
    public let file: Data
    /// All guesses, in the order of the file.
    public let guesses: [Guess]
    /// The key that the address has, which must be saved for the catalog; nil without one.
    public var key: String? { secret() }
    /// A closure, so that no description of the draft shows the key.
    private let secret: @Sendable () -> String?
    private let read: @Sendable () throws(CatalogError) -> any CatalogProvider
    private let choose: @Sendable (String?, Part) -> CatalogDraft

    /// Creates a draft; `read` makes its provider, and `choose` another draft with a place for a part.
    public init(
        file: Data,
        guesses: [Guess],
        key: String? = nil,
        read: @escaping @Sendable () throws(CatalogError) -> any CatalogProvider,
        choose: @escaping @Sendable (String?, Part) -> CatalogDraft
    ) {
        self.file = file
        self.guesses = guesses
        secret = { key }
        self.read = read
        self.choose = choose
    }

    /// Returns a provider that reads the first page from the response that the draft was made from.
    ///
    /// It makes no request.
    public func provider() throws(CatalogError) -> any CatalogProvider { try read() }

    /// Returns the draft with another place for the title, the subtitle or the picture; nil omits
    /// the subtitle or the picture.
    ///
    /// It makes no request.
    public func choosing(_ place: String?, for part: Part) -> CatalogDraft { choose(place, part) }
}

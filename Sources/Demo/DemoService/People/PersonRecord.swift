/// The embedded facts about one person.
struct PersonRecord: Decodable, Sendable {
    /// A place in a film's cast.
    struct Part: Decodable, Sendable {
        /// The film's id.
        let film: Int
        /// The 0-based position in the order of billing.
        let order: Int
    }

    let id: Int
    let name: String
    /// The ids of the films that the person directed.
    let directed: [Int]
    /// The films that the person acted in.
    let acted: [Part]
}

/// The embedded people: the cast and directors of about half of the films.
///
/// The facts are from <https://github.com/prust/wikipedia-movie-data> (MIT, commit 91ae721), which
/// took them from Wikipedia's lists of American films. A film that is missing there has no cast. So
/// that an id never changes, new people get the next free one.
enum PersonData {
    /// Reads all people, in file order.
    static func records() -> [PersonRecord] { DataFile.people.records() }
}

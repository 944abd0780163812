/// The films for which a person in search results is best known.
struct KnownForPayload: Encodable, Sendable {
    /// What distinguishes films from series in such a list.
    struct MediaType: Encodable, Sendable {
        let mediaType = "movie"

        enum CodingKeys: String, CodingKey {
            case mediaType = "media_type"
        }
    }

    let knownFor: [Joined<RowPayload, MediaType>]

    /// Creates a list of the person's three most popular films.
    init(_ person: Person, _ language: ContentLanguage) {
        knownFor = person.films.prefix(3).map { Joined(RowPayload($0, language), MediaType()) }
    }

    enum CodingKeys: String, CodingKey {
        case knownFor = "known_for"
    }
}

import Catalog

/// A single person with the films they took part in.
///
/// https://developer.themoviedb.org/reference/person-details
struct PersonDetailsPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case biography, birthday, deathday
        case birthplace = "place_of_birth"
        case imdbID = "imdb_id"
        case credits = "movie_credits"
        case externalIDs = "external_ids"
    }

    /// The facts that rows also contain.
    let person: PersonPayload
    /// The biography; nil if it is missing in the requested language.
    let biography: String?
    /// The date of birth.
    let born: Day?
    /// The date of death.
    let died: Day?
    /// The place of birth, in English.
    let birthplace: String?
    /// The id on the Internet Movie Database, such as `nm0000288`.
    let imdbID: String?
    /// The films; none if the service ignores the parameter.
    let credits: CreditsPayload<CreditedMoviePayload>

    init(from decoder: any Decoder) throws {
        person = try PersonPayload(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        biography = container.looseText(forKey: .biography)
        born = container.looseText(forKey: .birthday).flatMap { Day(iso: $0.prefix(10)) }
        died = container.looseText(forKey: .deathday).flatMap { Day(iso: $0.prefix(10)) }
        birthplace = container.looseText(forKey: .birthplace)
        imdbID =
            container.part(ExternalIDsPayload.self, forKey: .externalIDs)?.imdbID
            ?? container.looseText(forKey: .imdbID)
        credits =
            container.part(CreditsPayload<CreditedMoviePayload>.self, forKey: .credits)
            ?? CreditsPayload()
    }
}

/// A movie in a person's credits: a list row, which may be of a pornographic film.
struct CreditedMoviePayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case adult
    }

    let movie: MoviePayload
    /// Whether the film is pornographic; false if it is missing.
    let isAdult: Bool

    init(from decoder: any Decoder) throws {
        movie = try MoviePayload(from: decoder)
        isAdult =
            try decoder.container(keyedBy: CodingKeys.self).part(Bool.self, forKey: .adult) ?? false
    }
}

/// The ids on other sites.
///
/// https://developer.themoviedb.org/reference/movie-external-ids
struct ExternalIDsPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case imdbID = "imdb_id"
    }

    /// The id on the Internet Movie Database, or nil.
    let imdbID: String?

    init(from decoder: any Decoder) throws {
        imdbID = try decoder.container(keyedBy: CodingKeys.self)
            .looseText(forKey: .imdbID)
    }
}

/// A film's people, or a person's films.
struct CreditsPayload<Row: Encodable & Sendable>: Encodable, Sendable {
    let cast: [Joined<Row, CastCreditPayload>]
    let crew: [Joined<Row, CrewCreditPayload>]
}

extension CreditsPayload<PersonPayload> {
    /// Creates the people of a film, in order of billing.
    init(_ credits: FilmCredits, ofFilm id: Int) {
        cast = credits.cast.map { person, order in
            Joined(
                PersonPayload(person),
                CastCreditPayload(film: id, person: person.id, order: order, castID: order + 1)
            )
        }
        crew = credits.directors.map { person in
            Joined(PersonPayload(person), CrewCreditPayload(film: id, person: person.id))
        }
    }
}

extension CreditsPayload<RowPayload> {
    /// Creates the films of a person, by descending popularity.
    init(_ person: Person, _ language: ContentLanguage) {
        cast = person.acted.map { film, order in
            Joined(
                RowPayload(film, language),
                CastCreditPayload(film: film.id, person: person.id, order: order)
            )
        }
        crew = person.directed.map { film in
            Joined(RowPayload(film, language), CrewCreditPayload(film: film.id, person: person.id))
        }
    }
}

/// What is specific to an actor in a film.
struct CastCreditPayload: Encodable, Sendable {
    /// The name of the part, which the data doesn't include.
    let character = ""
    let creditID: String
    /// The 0-based position in the order of billing.
    let order: Int
    /// A number that is unique within the film; omitted if nil.
    let castID: Int?

    init(film: Int, person: Int, order: Int, castID: Int? = nil) {
        creditID = "cast-\(film)-\(person)"
        self.order = order
        self.castID = castID
    }

    enum CodingKeys: String, CodingKey {
        case character, order
        case creditID = "credit_id"
        case castID = "cast_id"
    }
}

/// What is specific to a director of a film.
struct CrewCreditPayload: Encodable, Sendable {
    let creditID: String
    let department = "Directing"
    let job = "Director"

    init(film: Int, person: Int) {
        creditID = "crew-\(film)-\(person)"
    }

    enum CodingKeys: String, CodingKey {
        case department, job
        case creditID = "credit_id"
    }
}

/// The cast and crew of a movie, or the parts and jobs of a person, in the order of the service.
///
/// https://developer.themoviedb.org/reference/movie-credits,
/// https://developer.themoviedb.org/reference/person-movie-credits
struct CreditsPayload<Subject: Decodable & Sendable>: Decodable, Sendable {
    /// One part or job.
    struct Credit: Decodable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case character, job
        }

        /// The person of a movie's credit, or the movie of a person's credit.
        let subject: Subject
        /// The character's name, or the job; nil if it is missing.
        let role: String?

        init(from decoder: any Decoder) throws {
            subject = try Subject(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            role =
                container.looseText(forKey: .character)
                ?? container.looseText(forKey: .job)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case cast, crew
    }

    /// The parts, in the order of billing for a movie.
    let cast: [Credit]
    /// The jobs.
    let crew: [Credit]

    init() { (cast, crew) = ([], []) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cast = container.part(LossyArray<Credit>.self, forKey: .cast)?.elements ?? []
        crew = container.part(LossyArray<Credit>.self, forKey: .crew)?.elements ?? []
    }
}

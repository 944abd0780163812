/// `/films/user-rated` and `/films/critic-rated`: the highest-rated films, as an array.
struct FilmListRoute: Sendable {
    private let rankings: Lazy<[FilmRanking: [FilmRecord]]>

    /// Creates the route; the first request ranks the real films.
    ///
    /// Made-up films are in neither list.
    init(films: FilmLibrary) {
        rankings = Lazy {
            let records = films.films.records
            let lists = FilmRanking.allCases.map { ($0, $0.best(of: records)) }
            return Dictionary(uniqueKeysWithValues: lists)
        }
    }

    var route: Route {
        Route(prefix: ["films"], kind: .api) { reply(to: $0) }
    }

    /// Returns the list; 404 for any other name.
    func reply(to request: ServiceRequest) -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 2, let ranking = FilmRanking(rawValue: request.path[1]) else {
            return TMDBError.notFound.reply
        }
        let films = rankings.value[ranking, default: []]
        let payload = films.map { RankedFilmPayload($0, origin: request.origin) }
        return .json(payload, maxAge: Self.maxAge)
    }

    /// An hour, in seconds.
    private static let maxAge = 3_600
}

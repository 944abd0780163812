/// `/t/p/{size}/film-{id}.jpg`: posters in TMDB's sizes.
struct PosterRoute: Sendable {
    private let films: FilmLibrary
    private let cache: DrawingCache<DemoPoster>

    /// Serves the posters of some films.
    init(films: FilmLibrary, cache: DrawingCache<DemoPoster>) {
        self.films = films
        self.cache = cache
    }

    /// The area of the service this is.
    var route: Route {
        Route(prefix: ["t", "p"], kind: .image) { await reply(to: $0) }
    }

    /// Answers with the picture; 404 for another size, another film or any other name of the file.
    func reply(to request: ServiceRequest) async -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 4, let size = PosterSize(rawValue: request.path[2]),
            let film = film(named: request.path[3])
        else { return TMDBError.notFound.reply }
        return await cache.reply(of: DemoPoster(of: film, size))
    }
}

extension PosterRoute {
    private func film(named file: String) -> Film? {
        guard file.hasPrefix("film-"), file.hasSuffix(".jpg"),
            let id = Int(file.dropFirst(5).dropLast(4)),
            let position = films.films.position(ofID: id)
        else { return nil }
        let film = films.films[position]
        // Other spellings of the number, such as +7 or 007, are not the poster's name.
        return film.posterPath == "/" + file ? film : nil
    }
}

/// `/films/images/{id}.jpg`: posters of all films, ranked or not, in one size.
struct FilmImageRoute: Sendable {
    private let films: FilmLibrary
    private let cache: PictureCache

    init(films: FilmLibrary, cache: PictureCache) {
        self.films = films
        self.cache = cache
    }

    var route: Route {
        Route(prefix: ["films", "images"], kind: .image) { await reply(to: $0) }
    }

    /// Returns the file name of a film's poster.
    static func name(of id: Int) -> String { "\(id).jpg" }

    /// Returns the picture, 780 pixels wide; 404 for an unknown film or file name.
    func reply(to request: ServiceRequest) async -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 3, let film = film(named: request.path[2]) else {
            return TMDBError.notFound.reply
        }
        return await cache.reply(of: PosterSize.w780.poster(of: film), for: film.id)
    }
}

extension FilmImageRoute {
    private func film(named file: String) -> Film? {
        guard file.hasSuffix(".jpg"), let id = Int(file.dropLast(4)),
            // Other spellings of the number, such as +7 or 007, aren't valid file names.
            file == Self.name(of: id), let position = films.films.position(ofID: id)
        else { return nil }
        let film = films.films[position]
        return film.hasPoster ? film : nil
    }
}

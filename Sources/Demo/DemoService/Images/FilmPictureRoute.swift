/// `/t/p/{size}/film-{id}.jpg`, `/t/p/{size}/backdrop-{id}.jpg` and `/t/p/{size}/logo-{id}.jpg`:
/// posters and backdrops in TMDB's sizes, and logos in a single one.
struct FilmPictureRoute: Sendable {
    private let films: FilmLibrary
    private let cache: PictureCache

    init(films: FilmLibrary, cache: PictureCache) {
        self.films = films
        self.cache = cache
    }

    var route: Route {
        Route(prefix: ["t", "p"], kind: .image) { await reply(to: $0) }
    }

    /// Returns the picture; 404 for an unknown size, film, service or file name.
    func reply(to request: ServiceRequest) async -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 4,
            let (picture, id) = picture(named: request.path[3], size: request.path[2])
        else { return TMDBError.notFound.reply }
        return await cache.reply(of: picture, for: id)
    }
}

extension FilmPictureRoute {
    private static let logoWidth = 92

    private func picture(named file: String, size: String) -> (DemoPicture, id: Int)? {
        if let service = FilmOffers.services.first(where: { $0.logoPath == "/" + file }),
            PosterSize(rawValue: size) != nil
        {
            let picture = DemoPicture(
                kind: .logo,
                id: service.id,
                pixelWidth: Self.logoWidth,
                pixelHeight: Self.logoWidth,
                isOriginal: true
            )
            return (picture, service.id)
        }
        guard file.hasSuffix(".jpg"), let dash = file.firstIndex(of: "-"),
            let id = Int(file[dash...].dropFirst().dropLast(4)),
            let position = films.films.position(ofID: id)
        else { return nil }
        let film = films.films[position]
        // Compares the whole name, because other spellings of the number, such as +7 or 007, aren't
        // valid.
        switch "/" + file {
        case film.posterPath: return PosterSize(rawValue: size).map { ($0.poster(of: film), id) }
        case film.backdropPath:
            return BackdropSize(rawValue: size).map { ($0.backdrop(of: film), id) }
        default: return nil
        }
    }
}

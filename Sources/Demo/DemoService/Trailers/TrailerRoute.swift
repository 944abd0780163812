import Foundation

/// `/trailers/{id}.webm`: the trailers of films that have one.
struct TrailerRoute: Sendable {
    private let films: FilmLibrary
    private let tags = TrailerFilm.allCases.map { film in
        Lazy { StableHash.tag(of: film.data) }
    }

    init(films: FilmLibrary) {
        self.films = films
    }

    var route: Route {
        Route(prefix: ["trailers"], kind: .video) { reply(to: $0) }
    }

    /// Returns the video; 404 for a film without a trailer and for any other file name.
    func reply(to request: ServiceRequest) -> Reply {
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        guard request.path.count == 2, let film = film(named: request.path[1]),
            FilmVideos(film, origin: request.origin).kind == .playable
        else { return TMDBError.notFound.reply }
        let trailer = TrailerFilm(for: film)
        return Reply(
            contentType: "video/webm",
            body: trailer.data,
            tag: .strong(tags[Int(trailer.number)].value),
            maxAge: Self.maxAge
        )
    }

    /// A day, in seconds.
    private static let maxAge = 86_400
}

extension TrailerRoute {
    private func film(named file: String) -> Film? {
        guard file.hasSuffix(".webm"), let id = Int(file.dropLast(5)),
            // Other spellings of the number, such as +7 or 007, aren't valid file names.
            file == "\(id).webm",
            let position = films.films.position(ofID: id)
        else { return nil }
        return films.films[position]
    }
}

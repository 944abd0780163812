import Foundation

/// `/trailers/{id}.webm`: the trailers of the films whose videos say that there is one.
struct TrailerRoute: Sendable {
    private let films: FilmLibrary
    private let tags = TrailerFilm.allCases.map { film in
        Lazily { StableHash.tag(of: film.data) }
    }

    /// Serves the trailers of some films.
    init(films: FilmLibrary) {
        self.films = films
    }

    /// The area of the service this is.
    var route: Route {
        Route(prefix: ["trailers"], kind: .video) { reply(to: $0) }
    }

    /// Answers with the video; 404 for a film without one and for any other name of the file.
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
            // Other spellings of the number, such as +7 or 007, are not the trailer's name.
            file == "\(id).webm",
            let position = films.films.position(ofID: id)
        else { return nil }
        return films.films[position]
    }
}

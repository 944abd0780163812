/// Everything under `/3`, version 3 of The Movie Database's API.
///
/// See <https://developer.themoviedb.org/reference>. Ignores unknown query keys.
struct TMDBRoutes: Sendable {
    let films: FilmLibrary

    var route: Route {
        Route(prefix: ["3"], kind: .api) { reply(to: $0) }
    }

    /// Checks the key, then answers a request.
    func reply(to request: ServiceRequest) -> Reply {
        guard APIKey.isPresent(in: request) else { return TMDBError.invalidKey.reply }
        guard request.isRead else { return TMDBError.methodNotSupported.reply }
        do throws(TMDBError) {
            return try answer(to: request)
        } catch {
            return error.reply
        }
    }
}

extension TMDBRoutes {
    private func answer(to request: ServiceRequest) throws(TMDBError) -> Reply {
        switch request.path.dropFirst() {
        case ["configuration"]: return configuration(request)
        case ["genre", "movie", "list"]: return genres(request)
        case ["movie", "popular"]: return try popular(request)
        case ["movie", "top_rated"]: return try topRated(request)
        case ["discover", "movie"]: return try discover(request)
        case ["search", "movie"]: return try search(request)
        case ["search", "person"]: return try searchPeople(request)
        case let path where path.first == "movie" && path.count == 2:
            return try details(of: film(path.last), request)
        case let path where path.first == "movie" && path.count == 3 && path.last == "videos":
            return try videos(of: film(path.dropFirst().first), request)
        case let path where path.first == "person" && path.count == 2:
            return try details(of: person(path.last), request)
        default: throw .notFound
        }
    }

    private func film(_ id: String?) throws(TMDBError) -> Film {
        guard let id = id.flatMap({ Int($0) }), let position = films.films.position(ofID: id) else {
            throw .notFound
        }
        return films.films[position]
    }

    private func person(_ id: String?) throws(TMDBError) -> Person {
        guard let id = id.flatMap({ Int($0) }), let person = films.people.person(withID: id) else {
            throw .notFound
        }
        return person
    }

    private func configuration(_ request: ServiceRequest) -> Reply {
        .json(ConfigurationPayload(origin: request.origin), maxAge: 86_400)
    }

    private func genres(_ request: ServiceRequest) -> Reply {
        let language = ContentLanguage(tag: request.query["language"])
        let genres = GenreNames.all.map { genre in
            GenrePayload(
                id: genre.id,
                name: language == .ukrainian ? genre.ukrainian : genre.english
            )
        }
        return .json(GenreListPayload(genres: genres), maxAge: 86_400)
    }
}

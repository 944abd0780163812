public import Networking

/// Answers all catalogs' requests from embedded data, without a socket.
///
/// It is a plain handler: an HTTP server exposes it on loopback, and `HandlerHTTPClient` calls it
/// directly. Paths under `/3` implement TMDB version 3
/// (<https://developer.themoviedb.org/reference>), `/t/p` has its images, `/watch` the pages of its
/// offers, `/trailers` our trailers, `/films` two ranked lists and their images, and `/photos-feed` the photo feed. `/character`
/// implements the Disney API, and `/portraits` has its images.
public struct DemoService: Sendable {
    private let routes: [Route]
    private let latency: Duration
    private let clock: any Clock<Duration>

    /// Creates a service with the embedded data, which the first request reads.
    ///
    /// - Parameters:
    ///   - options: The latency, seed and number of items, with defaults described there.
    ///   - pictures: The source of pictures. The service requests each picture and size once while
    ///     memory lasts.
    public init(
        options: DemoOptions = DemoOptions(),
        pictures: DemoPictures
    ) {
        self.init(options: options, records: FilmData.records, pictures: pictures)
    }

    /// Creates a service with test data.
    init(
        options: DemoOptions,
        records: @escaping @Sendable () -> [FilmRecord],
        people: @escaping @Sendable () -> [PersonRecord] = PersonData.records,
        characters: @escaping @Sendable () -> [CharacterRecord] = CharacterData.records,
        pictures: DemoPictures
    ) {
        let films = FilmLibrary(
            seed: options.seed,
            scale: options.scale,
            records: records,
            people: people
        )
        let cast = CharacterLibrary(
            seed: options.seed,
            scale: options.scale,
            records: characters
        )
        let cache = PictureCache(memory: options.pictureMemory, pictures: pictures)
        let photos = PhotoFeedRoutes(
            posts: Lazy {
                PostCollection(
                    records: PostData.records(),
                    scale: options.scale,
                    seed: options.seed
                )
            },
            cache: cache
        )
        latency = options.latency
        clock = options.clock
        let catalogs = [
            TMDBRoutes(films: films).route, FilmPictureRoute(films: films, cache: cache).route,
            OffersPageRoute(films: films).route, TrailerRoute(films: films).route,
            FilmImageRoute(films: films, cache: cache).route,
            FilmListRoute(films: films).route, photos.photoRoute, photos.feedRoute,
            PortraitRoute(library: cast, cache: cache).route,
        ]
        routes = catalogs + CharacterRoutes(library: cast).routes
    }

    /// Answers one request.
    ///
    /// If the task is cancelled, the response drops the connection without waiting for the latency,
    /// using the header field ``TransportFault/header``.
    public func response(to request: HTTPRequest) async -> HTTPResponse {
        guard let request = ServiceRequest(request) else {
            return HTTPResponse(status: 400)
        }
        guard await Self.hasWaited(latency, on: clock) else { return .dropped }
        let route = routes.first { $0.covers(request.path) }
        let reply = await route?.reply(request) ?? TMDBError.notFound.reply
        return reply.response(to: request)
    }
}

extension DemoService {
    /// Returns the kind of resource at a request's path; the API if there is none.
    package func kind(of request: HTTPRequest) -> RouteKind {
        let path = ServiceRequest(request)?.path
        return path.flatMap { path in routes.first { $0.covers(path) } }?.kind ?? .api
    }

    /// Waits for the latency.
    ///
    /// Returns false if the task was cancelled in the meantime.
    package static func hasWaited(_ latency: Duration, on clock: any Clock<Duration>) async -> Bool
    {
        guard latency > .zero else { return !Task.isCancelled }
        do {
            try await clock.sleep(for: latency)
            return !Task.isCancelled
        } catch {
            // A clock's `sleep` throws only if the task is cancelled.
            return false
        }
    }
}

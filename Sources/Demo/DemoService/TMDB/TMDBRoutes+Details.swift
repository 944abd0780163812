extension TMDBRoutes {
    /// `/movie/{id}`, with what `append_to_response` asks for.
    ///
    /// Ignores unknown names.
    func details(of film: Film, _ request: ServiceRequest) throws(TMDBError) -> Reply {
        let names = try appended(request)
        var payload = AppendedPayload()
        if names.contains("credits") {
            payload.credits = CreditsPayload(
                films.people.credits(ofFilm: film.id),
                ofFilm: film.id
            )
        }
        if names.contains("external_ids") {
            payload.externalIDs = Self.unknown(Self.filmServices)
        }
        if names.contains("release_dates") { payload.releaseDates = ResultsPayload(results: []) }
        if names.contains("videos") {
            payload.videos = ResultsPayload(results: rows(of: film, request))
        }
        if names.contains("watch/providers") {
            let offers = FilmOffers(film: film, origin: request.origin)
            payload.watchProviders = WatchProvidersPayload(results: offers.results)
        }
        let language = ContentLanguage(tag: request.query["language"])
        if names.contains("recommendations") || names.contains("similar") {
            let related = RelatedFilms(to: film, in: films)
            if names.contains("recommendations") {
                payload.recommendations = PagePayload(only: related.recommended, language)
            }
            if names.contains("similar") {
                payload.similar = PagePayload(only: related.similar, language)
            }
        }
        return .json(Joined(DetailsPayload(film, language), payload), maxAge: 18_000)
    }

    /// `/movie/{id}/videos`.
    func videos(of film: Film, _ request: ServiceRequest) -> Reply {
        .json(VideosPayload(id: film.id, results: rows(of: film, request)), maxAge: 18_000)
    }

    /// Returns the names in `append_to_response`, 20 at most.
    func appended(_ request: ServiceRequest) throws(TMDBError) -> Set<Substring> {
        let names = request.query["append_to_response"]?.split(separator: ",") ?? []
        guard names.count <= 20 else { throw .tooManyAppended }
        return Set(names)
    }

    /// The ids at other services that TMDB lists for a film.
    private static let filmServices = [
        "facebook_id", "imdb_id", "instagram_id", "twitter_id", "wikidata_id",
    ]

    /// Returns null for each id.
    static func unknown(_ services: [String]) -> [String: Nullable<String>] {
        Dictionary(uniqueKeysWithValues: services.map { ($0, Nullable(nil)) })
    }

    /// Returns the videos in the requested language, or in those of `include_video_language`, which
    /// is an allowlist without a fallback.
    private func rows(of film: Film, _ request: ServiceRequest) -> [VideoPayload] {
        let language = request.query["language"] ?? "en-US"
        let allowed =
            request.query["include_video_language"]?.split(separator: ",").map(String.init)
            ?? [String(language.prefix { $0 != "-" }).lowercased()]
        return FilmVideos(film, origin: request.origin).rows.filter {
            allowed.contains($0.language)
        }
    }
}

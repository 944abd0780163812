extension TMDBRoutes {
    /// `/movie/{id}`, with `videos` if `append_to_response` asks for it.
    func details(of film: Film, _ request: ServiceRequest) throws(TMDBError) -> Reply {
        let appended = request.query["append_to_response"]?.split(separator: ",") ?? []
        guard appended.count <= 20 else { throw .tooManyAppended }
        let videos =
            appended.contains("videos")
            ? AppendedVideosPayload(results: rows(of: film, request)) : nil
        let language = ContentLanguage(tag: request.query["language"])
        return .json(DetailsPayload(film, language, videos: videos), maxAge: 18_000)
    }

    /// `/movie/{id}/videos`.
    func videos(of film: Film, _ request: ServiceRequest) -> Reply {
        .json(VideosPayload(id: film.id, results: rows(of: film, request)), maxAge: 18_000)
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

extension TMDBRoutes {
    /// `/person/{id}`, with what `append_to_response` asks for.
    func details(of person: Person, _ request: ServiceRequest) throws(TMDBError) -> Reply {
        let names = try appended(request)
        var payload = AppendedPayload()
        if names.contains("external_ids") {
            payload.externalIDs = Self.unknown(Self.personServices)
        }
        if names.contains("movie_credits") {
            let language = ContentLanguage(tag: request.query["language"])
            payload.movieCredits = CreditsPayload(person, language)
        }
        return .json(Joined(PersonDetailsPayload(person), payload), maxAge: 18_000)
    }

    /// `/search/person`: searches by words in names; 422 without a text.
    func searchPeople(_ request: ServiceRequest) throws(TMDBError) -> Reply {
        let people = films.people.people(matching: try searchText(request))
        let language = ContentLanguage(tag: request.query["language"])
        return try page(of: people, request, maxAge: 14_400) { person in
            Joined(PersonPayload(person), KnownForPayload(person, language))
        }
    }

    /// The ids at other services that TMDB lists for a person.
    private static let personServices = [
        "facebook_id", "freebase_id", "freebase_mid", "imdb_id", "instagram_id", "tiktok_id",
        "tvrage_id", "twitter_id", "wikidata_id", "youtube_id",
    ]
}

/// The objects that `append_to_response` adds to details; nil ones are omitted.
struct AppendedPayload: Encodable, Sendable {
    var credits: CreditsPayload<PersonPayload>?
    /// Ids at other services, all of them unknown.
    var externalIDs: [String: Nullable<String>]?
    var movieCredits: CreditsPayload<RowPayload>?
    var recommendations: PagePayload<RowPayload>?
    /// Certifications by country, of which there are none.
    var releaseDates: ResultsPayload<String>?
    var similar: PagePayload<RowPayload>?
    var videos: ResultsPayload<VideoPayload>?
    var watchProviders: WatchProvidersPayload?

    enum CodingKeys: String, CodingKey {
        case credits, recommendations, similar, videos
        case externalIDs = "external_ids"
        case movieCredits = "movie_credits"
        case releaseDates = "release_dates"
        case watchProviders = "watch/providers"
    }
}

/// A list within details, without the id of what it belongs to.
struct ResultsPayload<Row: Encodable & Sendable>: Encodable, Sendable {
    let results: [Row]
}

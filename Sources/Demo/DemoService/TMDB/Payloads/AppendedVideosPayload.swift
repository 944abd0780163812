/// Videos within the details of a film, where the id is not said again.
struct AppendedVideosPayload: Encodable, Sendable {
    let results: [VideoPayload]
}

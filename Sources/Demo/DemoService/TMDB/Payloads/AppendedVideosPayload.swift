/// Videos within the details of a film, without repeating its id.
struct AppendedVideosPayload: Encodable, Sendable {
    let results: [VideoPayload]
}

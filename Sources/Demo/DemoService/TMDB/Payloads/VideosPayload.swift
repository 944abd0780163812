/// The body of `/movie/{id}/videos`.
struct VideosPayload: Encodable, Sendable {
    let id: Int
    let results: [VideoPayload]
}

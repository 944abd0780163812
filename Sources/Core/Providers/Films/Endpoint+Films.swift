import Networking

extension Endpoint<FilmListPayload> {
    /// The whole of a list, the best film first.
    static func list(_ list: FilmList) -> Self {
        Self(list.rawValue)
    }
}

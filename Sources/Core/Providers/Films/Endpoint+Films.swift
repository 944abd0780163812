import Networking

extension Endpoint<FilmListPayload> {
    /// The whole list, best film first.
    static func list(_ list: FilmList) -> Self {
        Self(list.rawValue)
    }
}

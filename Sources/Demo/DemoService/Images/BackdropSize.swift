/// The backdrop sizes, with TMDB's names.
enum BackdropSize: String, Sendable, CaseIterable {
    case w300
    case w780
    case w1280
    case original

    var pixelWidth: Int {
        switch self {
        case .w300: 300
        case .w780: 780
        case .w1280: 1280
        case .original: 1920
        }
    }

    /// Returns a film's backdrop in this size: 16 by 9, with the height rounded up.
    func backdrop(of film: Film) -> DemoPicture {
        DemoPicture(
            kind: .backdrop,
            id: film.record.id,
            pixelWidth: pixelWidth,
            pixelHeight: (pixelWidth * 9 + 15) / 16,
            isOriginal: self == .original
        )
    }
}

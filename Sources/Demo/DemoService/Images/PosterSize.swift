/// The poster sizes, with TMDB's names.
enum PosterSize: String, Sendable, CaseIterable {
    case w92
    case w154
    case w185
    case w342
    case w500
    case w780
    case original

    var pixelWidth: Int {
        switch self {
        case .w92: 92
        case .w154: 154
        case .w185: 185
        case .w342: 342
        case .w500: 500
        case .w780: 780
        case .original: 1000
        }
    }

    /// Returns a film's poster in this size, 2 by 3 with the height rounded up.
    ///
    /// It is scaled from the smaller of its two files if that has enough pixels.
    func poster(of film: Film) -> DemoPicture {
        let kind: DemoPicture.Kind = pixelWidth <= Self.w342.pixelWidth ? .thumbnail : .poster
        return DemoPicture(
            kind: kind,
            id: film.record.id,
            pixelWidth: pixelWidth,
            pixelHeight: (pixelWidth * 3 + 1) / 2,
            isOriginal: self == .original || self == .w342
        )
    }
}

import Foundation

/// The clips that serve as trailers, eight seconds each and drawn by our own code.
///
/// Raw values are the file names.
enum TrailerFilm: String, CaseIterable, Sendable {
    case stars
    case dunes
    case city
    case lanterns
    case forest
    case storm

    /// Creates the clip for a film: that of its first genre with a clip, or else one selected by
    /// its id.
    init(for film: Film) {
        let genres = film.record.genres
        self =
            genres.lazy.compactMap(Self.mood).first
            ?? Self.allCases[film.id % Self.allCases.count]
    }

    /// The 0-based index among all clips.
    var number: UInt {
        switch self {
        case .stars: 0
        case .dunes: 1
        case .city: 2
        case .lanterns: 3
        case .forest: 4
        case .storm: 5
        }
    }

    /// The whole WebM file, with VP9 and Opus.
    var data: Data { DataFile.trailer(self).data }

    /// Returns the clip for a genre, by TMDB's ids; nil for genres without a clip.
    private static func mood(of genre: Int) -> TrailerFilm? {
        switch genre {
        case 878: .stars
        case 12, 37, 36, 10752: .dunes
        case 80, 53, 9648: .city
        case 10749, 10402, 35: .lanterns
        case 14, 16, 10751: .forest
        case 27: .storm
        default: nil
        }
    }
}

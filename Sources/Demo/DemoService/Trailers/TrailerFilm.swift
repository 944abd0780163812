import Foundation

/// The short films that stand for trailers: eight seconds each, drawn by ours.
///
/// Raw values are the names of the files.
enum TrailerFilm: String, CaseIterable, Sendable {
    case stars
    case dunes
    case city
    case lanterns
    case forest
    case storm

    /// The one that goes with a film: by its first genre that says something, else by its id.
    init(for film: Film) {
        let genres = film.record.genres
        self =
            genres.lazy.compactMap(Self.mood).first
            ?? Self.allCases[film.id % Self.allCases.count]
    }

    /// Its place among all, from 0.
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

    /// The whole WebM file, VP9 and Opus.
    var data: Data { DataFile.trailer(self).data }

    /// What a genre looks like, by TMDB's ids; nil for those that could be anything.
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

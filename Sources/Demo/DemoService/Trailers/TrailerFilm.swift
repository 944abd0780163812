import CDemoData
import Foundation

/// The clips that stand in for trailers: eight seconds each, drawn by our own code.
///
/// Raw values are the numbers of the compiled-in files.
enum TrailerFilm: UInt, CaseIterable, Sendable {
    case stars
    case dunes
    case city
    case lanterns
    case forest
    case storm

    /// The clip for a film: by its first genre that has one, otherwise by its id.
    init(for film: Film) {
        let genres = film.record.genres
        self =
            genres.lazy.compactMap(Self.mood).first
            ?? Self.allCases[film.id % Self.allCases.count]
    }

    /// The whole WebM file, VP9 and Opus; points into the program's memory without a copy.
    var data: Data {
        let file = vitrine_trailer(rawValue)
        guard let start = file.start else { return Data() }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start),
            count: Int(file.count),
            deallocator: .none
        )
    }

    /// The clip for a genre, by TMDB's ids; nil for genres without one.
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

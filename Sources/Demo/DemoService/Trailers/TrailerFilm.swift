import CDemoData
import Foundation

/// The short films that stand for trailers: eight seconds each, drawn by ours.
///
/// Raw values are the numbers of the compiled-in files.
enum TrailerFilm: UInt, CaseIterable, Sendable {
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

    /// The whole WebM file, VP9 and Opus; it lies in the program and is not copied.
    var data: Data {
        let file = vitrine_trailer(rawValue)
        guard let start = file.start else { return Data() }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start),
            count: Int(file.count),
            deallocator: .none
        )
    }

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

public import Catalog
public import Foundation
import Primitives

/// Stored marks as the text of a file.
public struct MarksExport: Hashable, Sendable {
    /// A format of exported files.
    public enum Format: String, CaseIterable, Sendable {
        /// Everything, in Vitrine's own format.
        case json
        /// Watched films, ratings and notes, as Letterboxd imports them.
        case letterboxd
        /// Films to watch, as Letterboxd imports them.
        case letterboxdWatchlist = "letterboxd-watchlist"

        /// The suggested name of the file.
        ///
        /// An import recognizes a watchlist by its name.
        public var fileName: String {
            switch self {
            case .json: "vitrine-library.json"
            case .letterboxd: "vitrine-letterboxd.csv"
            case .letterboxdWatchlist: "watchlist.csv"
            }
        }
    }

    /// The text of the file, which should be written in UTF-8.
    public let text: String
    /// The number of exported marks, or of rows of a table.
    public let count: Int
    /// The number of films of the sample data that were left out, because their numbers are those of
    /// other films elsewhere; 0 in Vitrine's own format.
    public var sampleCount = 0

    /// Replaces a file atomically, which keeps links and modes.
    ///
    /// - Throws: `unwritable`.
    public func write(to place: URL) async throws(MarksFileError) {
        let queue = QueueExecutor(label: "Library.MarksExport")
        try await queue.run { () throws(MarksFileError) in
            do throws(AtomicFile.Failure) {
                try AtomicFile.replace(
                    place.path,
                    with: Array(text.utf8),
                    mode: .kept(orNew: 0o666),
                    durability: .whole
                )
            } catch {
                throw .unwritable(code: error.code)
            }
        }
    }
}

extension Library {
    /// Returns the stored marks of some kinds, by default all, as a file; makes no request.
    ///
    /// - Throws: `storage`.
    public func export(
        _ format: MarksExport.Format,
        _ kinds: [MarkKind] = MarkKind.allCases
    ) async throws(CatalogError) -> MarksExport {
        let all = try await exportedMarks(kinds)
        let films = FilmListDocument(all, of: catalogs + optional)
        return switch format {
        case .json: MarksExport(text: MarksFile.text(of: all), count: all.count)
        case .letterboxd: films.diary
        case .letterboxdWatchlist: films.watchlist
        }
    }
}

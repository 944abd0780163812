public import Catalog
public import Foundation

/// Files with marks, which were read but not added yet.
public struct MarksImport: Sendable {
    /// A file's name and content.
    public struct File: Sendable {
        /// The name, which distinguishes Letterboxd's lists.
        public let name: String
        /// The bytes.
        public let data: Data

        /// Creates a file.
        public init(name: String, data: Data) {
            (self.name, self.data) = (name, data)
        }

        /// Whether it begins like a JSON object, as Vitrine's own files do.
        fileprivate var isJSON: Bool {
            data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{")
        }
    }

    /// A film whose marks weren't added, because it isn't certain which one is meant.
    public struct Doubt: Hashable, Sendable {
        /// The file's name.
        public let file: String
        /// The 1-based line.
        public let line: Int
        /// The title in the file.
        public let title: String
        /// The year of release in the file, or nil.
        public let year: Int?
        /// The films that it might be, the most likely first; empty if none was found.
        public let candidates: [Item]
        /// The marks for the film.
        public let marks: [Mark]
        /// When the marks were made, in seconds since 1970; nil if unknown.
        public let seconds: Double?

        /// A film that several lines may name.
        public struct Film: Hashable, Sendable {
            private let title: String
            private let year: Int?
            private let candidates: [Item.ID]

            fileprivate init(_ doubt: Doubt) {
                (title, year) = (doubt.title, doubt.year)
                candidates = doubt.candidates.map(\.id)
            }
        }

        /// The film, which is equal for lines with the same title, year and candidates.
        public var film: Film { Film(self) }
    }

    /// A part of a file that can't be used.
    public struct Fault: Hashable, Sendable {
        /// Why it can't be used; raw values appear in JSON output.
        public enum Reason: String, Sendable {
            /// A member or column is missing.
            case missing
            /// A value is invalid.
            case malformed
            /// A note has more than 10,000 characters.
            case tooLong = "too-long"
            /// The catalog isn't connected, and the file doesn't say which service it has.
            case unknownCatalog = "unknown-catalog"
            /// The catalog stores no favorites.
            case noFavorites = "no-favorites"
            /// The catalog doesn't store marks of this kind.
            case noMarks = "no-marks"
            /// The service refuses to search for the title.
            case refused
        }

        /// The file's name.
        public let file: String
        /// The 1-based line of a table; nil in a file of Vitrine.
        public var line: Int?
        /// The 1-based number of the entry in a file of Vitrine; nil in a table.
        public var entry: Int?
        /// The path to the value, such as `items[3].facets.rating`, whose index is 0-based, or the
        /// column; empty if the line never ends.
        public let place: String
        /// Why it can't be used.
        public let reason: Reason
    }

    /// The marks of Vitrine's own files, which need no search.
    public let marks: [ExportedMark]
    /// The parts of the files that were skipped.
    public let faults: [Fault]
    /// The names of other files of an export, such as its comments and lists, which have no marks.
    public let ignored: [String]
    let films: [(file: String, row: FilmRow)]

    /// The number of films and marks to add, for progress.
    public var count: Int { marks.count + films.count }

    /// Reads files.
    ///
    /// - Parameters:
    ///   - files: the files, in any order.
    ///   - catalogs: the connected catalogs.
    ///   - unavailable: other catalogs whose marks are accepted; none by default.
    ///   - kinds: the kinds of marks to add; all by default.
    /// - Throws: ``Unusable`` with the first file that can't be used.
    public init(
        _ files: [File],
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID> = [],
        kinds: [MarkKind] = MarkKind.allCases
    ) throws(Unusable) {
        var marks: [ExportedMark] = []
        var films: [(file: String, row: FilmRow)] = []
        var faults: [Fault] = []
        var ignored: [String] = []
        let column = catalogs.lazy.compactMap(\.filmColumn).first
        for file in try Self.unpacked(files, &ignored) {
            if FilmList.isOther(file.data) {
                ignored.append(file.name)
                continue
            }
            if !file.isJSON, let list = FilmList(file, filmColumn: column) {
                if column == nil { throw Unusable(file: file.name, error: .noFilms) }
                films += list.rows.compactMap { row in
                    row.having(kinds).map { (file.name, $0) }
                }
                faults += list.faults
                continue
            }
            do throws(MarksFileError) {
                let reading = try MarksFileReading(
                    file,
                    catalogs: catalogs,
                    unavailable: unavailable
                )
                marks += reading.marks.filter { kinds.contains($0.mark.kind) }
                faults += reading.faults
            } catch {
                throw Unusable(file: file.name, error: error)
            }
        }
        (self.marks, self.films, self.faults) = (marks, films, faults)
        self.ignored = ignored
    }

    /// Returns the files, with those that have marks in place of each archive.
    private static func unpacked(
        _ files: [File],
        _ ignored: inout [String]
    ) throws(Unusable) -> [File] {
        var unpacked: [File] = []
        for file in files {
            guard Archive.isArchive(file.data) else {
                unpacked.append(file)
                continue
            }
            do throws(MarksFileError) {
                let found = try Archive.files(
                    in: file.data,
                    where: folderFiles.contains,
                    skipped: { if isOther($0) { ignored.append($0) } }
                )
                if found.isEmpty { throw .noLists }
                unpacked += found
            } catch {
                throw Unusable(file: file.name, error: error)
            }
        }
        return unpacked
    }

    /// A file that can't be used.
    public struct Unusable: Error, Hashable, Sendable {
        /// The file's name.
        public let file: String
        /// Why it can't be used.
        public let error: MarksFileError
    }
}

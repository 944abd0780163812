public import Catalog
import L10n
public import Library

extension MarksImportModel {
    /// An item that got marks.
    public struct Added: Hashable, Sendable {
        /// The title.
        public let title: String
        /// The marks in words, with commas.
        public private(set) var marks: String

        /// Combines the marks of each item.
        static func items(of marks: [ExportedMark], _ strings: Localizer) -> [Added] {
            var items: [Added] = []
            var indices: [MarksFile.Owner: Int] = [:]
            for mark in marks {
                let owner = MarksFile.Owner(mark)
                let text = strings.text(of: mark.mark)
                if let index = indices[owner] {
                    items[index].marks += ", \(text)"
                } else {
                    indices[owner] = items.count
                    items.append(Added(title: mark.item.title.shortened(), marks: text))
                }
            }
            return items
        }
    }

    /// A film in the files that might be one of several, or that wasn't found.
    public struct Film: Identifiable, Hashable, Sendable {
        /// A film that may be meant.
        public struct Candidate: Identifiable, Hashable, Sendable {
            /// The film.
            public let id: Item.ID
            /// The title and year, such as `Solaris (1972)`.
            public let title: String
            /// What distinguishes it from others, such as genres; may be empty.
            public let detail: String

            fileprivate init(_ item: Item, _ catalogs: [CatalogDescriptor], _ strings: Localizer) {
                id = item.id
                title = Film.title(item.title, item.facets[.released]?.year)
                let descriptor = catalogs.first { $0.id == item.id.catalog }
                let lines = descriptor.map {
                    RowContent(item, descriptor: $0, strings: strings).lines
                }
                detail = lines?.joined(separator: "\n") ?? ""
            }
        }

        /// The name in the files, and what was found for it.
        public let id: MarksImport.Doubt.Film
        /// The title and year in the files.
        public let title: String
        /// The files and lines that name it.
        public private(set) var places: [String]
        /// The films that may be meant, the most likely first; empty if none was found.
        public let candidates: [Candidate]
        /// The candidate that the user chose, or nil.
        public internal(set) var chosen: Item.ID?
        /// Whether the marks of ``chosen`` are stored.
        public internal(set) var isAdded = false
        /// Why the marks of the last choice couldn't be stored, or nil.
        public internal(set) var failure: String?
        private(set) var doubts: [MarksImport.Doubt]

        /// Combines the lines with the same film, so that the user chooses it once.
        static func films(
            of doubts: [MarksImport.Doubt],
            _ catalogs: [CatalogDescriptor],
            _ strings: Localizer
        ) -> [Film] {
            var films: [Film] = []
            var indices: [ID: Int] = [:]
            for doubt in doubts {
                let id = doubt.film
                let place = strings("import.place", doubt.file, String(doubt.line))
                if let index = indices[id] {
                    films[index].places.append(place)
                    films[index].doubts.append(doubt)
                } else {
                    indices[id] = films.count
                    films.append(
                        Film(
                            id: id,
                            title: title(doubt.title, doubt.year),
                            places: [place],
                            candidates: doubt.candidates.map { Candidate($0, catalogs, strings) },
                            doubts: [doubt]
                        )
                    )
                }
            }
            return films
        }

        private static func title(_ title: String, _ year: Int?) -> String {
            title.shortened() + (year.map { " (\($0))" } ?? "")
        }
    }
}

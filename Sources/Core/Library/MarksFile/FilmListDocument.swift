import Catalog

/// Marks of films as tables that Letterboxd imports.
///
/// Sample films are left out, because their numbers are those of other films there.
/// https://letterboxd.com/about/importing-data/
struct FilmListDocument {
    /// Watched films, ratings and notes: a row for each day, and one for a film without a day.
    ///
    /// A day of which only the year or the month is known has a row without a date.
    /// The rating and note are in the last row of a film, that of the newest viewing.
    let diary: MarksExport
    /// Films to watch.
    let watchlist: MarksExport

    /// Creates the tables of the films of the catalog that has a column for them.
    init(_ marks: [ExportedMark], of catalogs: [CatalogDescriptor]) {
        let column = catalogs.lazy.compactMap(\.filmColumn).first ?? "tmdbID"
        let films = Set(catalogs.filter { $0.filmColumn == column }.map(\.id))
        let known = marks.filter { films.contains($0.item.id.catalog) && $0.origin == nil }
        let (diary, watchlist) = Self.tables(of: known.filter { $0.realm == .live })
        let samples = Self.tables(of: known.filter { $0.realm == .demo })
        let head = [column, "Title", "Year"]
        self.diary = Self.table(
            head + ["WatchedDate", "Rating", "Rewatch", "Review"],
            diary,
            without: samples.diary
        )
        self.watchlist = Self.table(head, watchlist, without: samples.watchlist)
    }

    /// Returns the rows of marks of one realm.
    private static func tables(
        of marks: [ExportedMark]
    ) -> (diary: [[String]], watchlist: [[String]]) {
        var order: [Item.ID] = []
        var byFilm: [Item.ID: [ExportedMark]] = [:]
        for mark in marks {
            if byFilm[mark.item.id] == nil { order.append(mark.item.id) }
            byFilm[mark.item.id, default: []].append(mark)
        }
        var diary: [[String]] = []
        var watchlist: [[String]] = []
        for id in order {
            guard let marks = byFilm[id], let item = marks.first?.item else { continue }
            let year = item.facets[.released].map { String($0.year) } ?? ""
            let names = [item.id.key, item.title, year]
            if marks.contains(where: { $0.mark == .toWatch }) { watchlist.append(names) }
            diary += rows(marks.map(\.mark)).map { names + $0 }
        }
        return (diary, watchlist)
    }

    private static func rows(_ marks: [Mark]) -> [[String]] {
        var days: [Day?] = []
        var (rating, note) = ("", "")
        for mark in marks {
            switch mark {
            case .watched(let day): days.append(day)
            case .rating(let own): rating = own.text
            case .note(let text): note = text
            case .favorite, .toWatch: break
            }
        }
        days.sort { ($0?.iso ?? "") < ($1?.iso ?? "") }
        // A day that isn't known adds nothing to others.
        if days.count > 1 { days.removeAll { $0 == nil } }
        if days.isEmpty, !rating.isEmpty || !note.isEmpty { days = [nil] }
        return days.enumerated().map { index, day in
            let isNewest = index == days.count - 1
            return [
                // Letterboxd has no date of which only the year or the month is known.
                day.flatMap { $0.day == nil ? nil : $0.iso } ?? "", isNewest ? rating : "",
                index == 0 ? "" : "Yes", isNewest ? note : "",
            ]
        }
    }

    private static func table(
        _ head: [String],
        _ rows: [[String]],
        without samples: [[String]]
    ) -> MarksExport {
        MarksExport(
            text: ([head] + rows).map(CSVTable.line).joined(),
            count: rows.count,
            sampleCount: Set(samples.map(\.[0])).count
        )
    }
}

import Catalog

/// Marks of films as tables that Letterboxd imports.
///
/// https://letterboxd.com/about/importing-data/
struct FilmListDocument {
    /// Watched films, ratings and notes: a row for each day, and one for a film without a day.
    ///
    /// The rating and note are in the first row of a film.
    let diary: String
    /// The number of rows of ``diary``.
    let diaryCount: Int
    /// Films to watch.
    let watchlist: String
    /// The number of rows of ``watchlist``.
    let watchlistCount: Int

    /// Creates the tables of the live films of the catalog that has a column for them.
    init(_ marks: [ExportedMark], of catalogs: [CatalogDescriptor]) {
        let column = catalogs.lazy.compactMap(\.filmColumn).first ?? "tmdbID"
        let films = Set(catalogs.filter { $0.filmColumn == column }.map(\.id))
        var order: [Item.ID] = []
        var byFilm: [Item.ID: [ExportedMark]] = [:]
        for mark in marks where films.contains(mark.item.id.catalog) && mark.origin == nil {
            if byFilm[mark.item.id] == nil { order.append(mark.item.id) }
            byFilm[mark.item.id, default: []].append(mark)
        }
        let head = [column, "Title", "Year"]
        var diary: [[String]] = []
        var watchlist: [[String]] = []
        for id in order {
            guard let marks = byFilm[id], let item = marks.first?.item else { continue }
            let year = item.facets[.released].map { String($0.year) } ?? ""
            let names = [item.id.key, item.title, year]
            if marks.contains(where: { $0.mark == .toWatch }) { watchlist.append(names) }
            diary += Self.rows(marks.map(\.mark)).map { names + $0 }
        }
        self.diary = Self.text(
            head + ["WatchedDate", "Rating", "Rewatch", "Review"],
            diary
        )
        self.watchlist = Self.text(head, watchlist)
        (diaryCount, watchlistCount) = (diary.count, watchlist.count)
    }

    private static func rows(_ marks: [Mark]) -> [[String]] {
        var days: [String] = []
        var (rating, note) = ("", "")
        for mark in marks {
            switch mark {
            case .watched(let day): days.append(day?.iso ?? "")
            case .rating(let own): rating = own.text
            case .note(let text): note = text
            case .favorite, .toWatch: break
            }
        }
        days.sort()
        // A day that isn't known adds nothing to others.
        if days.count > 1 { days.removeAll { $0.isEmpty } }
        if days.isEmpty, !rating.isEmpty || !note.isEmpty { days = [""] }
        return days.enumerated().map { index, day in
            index == 0 ? [day, rating, "", note] : [day, "", "Yes", ""]
        }
    }

    private static func text(_ head: [String], _ rows: [[String]]) -> String {
        ([head] + rows).map(CSVTable.line).joined()
    }
}

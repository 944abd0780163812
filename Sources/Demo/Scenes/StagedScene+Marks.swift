import Catalog
import Features

extension StagedScene {
    /// The watchlist, watched films, own ratings and notes.
    static let marks = [
        StagedScene("movies-marks-grid") { stage in
            await stage.loadMarks()
            stage.list?.layoutTapped(.grid)
        },
        StagedScene("movies-marks-list") { stage in
            await stage.loadMarks()
            stage.list?.layoutTapped(.list)
        },
        StagedScene("movies-marks-watched") { stage in
            await stage.loadMarks()
            stage.catalogModel?.listTapped(ListID(marked: .watched))
            guard let watched = stage.list else { return }
            await stage.settle { watched.ids.count == 3 }
        },
        StagedScene("movies-marks-months") { stage in
            await stage.loadWatched()
        },
        StagedScene("movies-marks-genres") { stage in
            await stage.loadWatched()
            stage.model.statistics?.grouping = .genre
        },
        StagedScene("movies-marks-ratings") { stage in
            await stage.loadWatched()
            stage.model.statistics?.grouping = .rating
        },
        StagedScene("movies-marks-details") { stage in
            await stage.loadMarks()
            await stage.loadDetails(1)
            await stage.settle { stage.model.details?.note != nil }
        },
        StagedScene("movies-marks-notes") { stage in
            await stage.loadMarks()
            await stage.settlePictures()
            guard let id = stage.list?.ids[1] else { return }
            stage.model.notesTapped(id)
            await stage.settle { stage.model.notes?.isLoaded == true }
        },
        StagedScene("movies-marks-home", at: .home) { stage in
            await stage.loadMarks()
            stage.model.homeKeyPressed()
            await stage.settlePictures()
        },
    ]
}

extension Stage {
    /// Opens the statistics of the first twenty movies, watched in about a year.
    fileprivate func loadWatched() async {
        await load()
        let (marks, ids) = (model.marks, (list?.ids ?? []).prefix(20))
        for (place, id) in ids.enumerated() {
            let month = Day(year: place < 4 ? 2025 : 2026, month: place * place % 11 + 1, day: 9)
            marks.watchedAdded(id, on: month)
            if place % 5 > 0 { marks.rated(id, OwnRating(halfStars: 10 - place * place % 7)) }
        }
        await loadStatistics()
        guard let statistics = model.statistics else { return }
        await settle { statistics.shown?.rows.count ?? 0 > 4 }
    }

    /// Marks the first movies.
    fileprivate func loadMarks() async {
        await load()
        let (marks, ids) = (model.marks, list?.ids ?? [])
        guard ids.count > 6 else { return }
        for (place, month) in [(1, 3), (1, 11), (2, 5), (5, 6)] {
            marks.watchedAdded(ids[place], on: Day(year: 2026, month: month, day: 14))
        }
        for (place, halfStars) in [(1, 9), (2, 6), (3, 8)] {
            marks.rated(ids[place], OwnRating(halfStars: halfStars))
        }
        for place in [0, 3, 4] { marks.toWatchTapped(ids[place]) }
        addFavorites([1])
        marks.noteEdited(ids[1], "Better on a large screen.\nThe music stays for days.")
    }
}

import Catalog
import Features

extension StagedScene {
    /// The people who make a movie, and what is like it.
    static let people = [
        StagedScene("people-sections-loaded") { stage in
            await stage.loadMovieWithCast()
            await stage.scrollDetails()
        },
        StagedScene("people-credits-loaded") { stage in
            await stage.loadMovieWithCast()
            guard let cast = stage.model.details?.shelves.first else { return }
            stage.model.headingTapped(cast)
        },
        StagedScene("people-films-loaded") { stage in
            await stage.loadMovieWithCast()
            let director = stage.model.details?.content.value?.facts.flatMap(\.filterLinks).first
            guard let director else { return }
            stage.model.details?.filterLinkTapped(director)
            guard let films = stage.model.filtered else { return }
            films.appeared()
            await stage.settle { !films.list.ids.isEmpty && !films.list.rows.isLoading }
        },
        StagedScene("people-details-loaded") { stage in
            await stage.loadMovieWithCast()
            guard let cast = stage.model.details?.shelves.first else { return }
            // An actor with several films.
            stage.model.cardTapped(cast.cards[2].id, on: cast)
            stage.model.details?.appeared()
            await stage.settleDetails()
        },
    ]
}

extension Stage {
    /// Opens a movie whose cast the demonstration knows.
    fileprivate func loadMovieWithCast() async {
        await load()
        await loadDetails(3)
    }
}

import DemoService
import Features
import Foundation

extension StagedScene {
    /// The details of a movie.
    static let details = [
        StagedScene("movies-details-loading") { stage in
            await stage.load()
            stage.transport.set(.held)
            stage.open(3)
        },
        StagedScene("movies-details-loaded") { await $0.loadDetails(3) },
        StagedScene("movies-details-failed") { stage in
            await stage.load()
            stage.transport.set(SceneStage.failure)
            stage.open(1)
            await stage.settle { stage.model.router.alert != nil }
            stage.model.router.alertDismissed()
        },
        StagedScene("movies-details-trailer") { await $0.loadTrailer() },
    ]

    /// What covers the window: a poster, a trailer.
    static let covers = [
        StagedScene("movies-poster-loading") { stage in
            await stage.loadDetails(3)
            stage.transport.set(.holdingOriginals)
            stage.model.details?.posterTapped()
        },
        StagedScene("movies-poster-fit") { stage in
            await stage.loadDetails(3)
            stage.model.details?.posterTapped()
        },
        StagedScene("movies-poster-zoomed") { stage in
            await stage.loadDetails(3)
            stage.model.details?.posterTapped()
            guard let poster = stage.model.poster else { return }
            poster.roomChanged(to: CGSize(width: 390, height: 844))
            poster.doubleTapped(at: poster.zoom.center)
        },
        StagedScene("movies-poster-failed") { stage in
            await stage.loadDetails(4)
            stage.transport.set(.withoutOriginals)
            stage.model.details?.posterTapped()
        },
        StagedScene("movies-poster-closed") { stage in
            await stage.loadDetails(3)
            stage.model.details?.posterTapped()
            stage.model.poster?.closeTapped()
        },
        StagedScene("movies-trailer-playing") { stage in
            await stage.loadTrailer()
            stage.model.details?.trailerTapped()
            stage.model.trailer?.began()
        },
        StagedScene("movies-trailer-failed") { stage in
            await stage.loadTrailer()
            stage.model.details?.trailerTapped()
            stage.model.trailer?.failed(.noAnswer)
        },
    ]
}

extension SceneStage {
    /// Shows the details of the row at a 0-based place.
    func loadDetails(_ place: Int) async {
        await load()
        open(place)
        await settleDetails()
    }

    /// Shows the first details that have a trailer.
    func loadTrailer() async {
        await load()
        for place in 0..<10 {
            open(place)
            await settleDetails()
            if model.details?.hasTrailer == true { return }
        }
    }
}

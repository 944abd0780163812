import Features
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension StagedScene {
    /// A movie's details.
    static let details = [
        StagedScene("movies-details-loading") { stage in
            await stage.load()
            await stage.settlePictures()
            stage.transport.set(.held)
            stage.open(3)
        },
        StagedScene("movies-details-loaded") { stage in
            await stage.load()
            await stage.loadDetails(3)
        },
        StagedScene("movies-details-failed") { stage in
            await stage.load()
            stage.transport.set(.answering(Answers.failure))
            stage.open(1)
            await stage.settle { stage.model.router.alert != nil }
            stage.model.router.alertDismissed()
        },
        StagedScene("movies-details-trailer") { await $0.loadTrailer() },
    ]

    /// Screens that cover the window: a poster, a trailer.
    static let covers = [
        StagedScene("movies-poster-loading") { stage in
            await stage.load()
            await stage.loadDetails(3)
            await stage.settlePictures()
            stage.transport.set(.holdingOriginals)
            stage.model.details?.posterTapped()
        },
        StagedScene("movies-poster-fit") { await $0.loadPoster() },
        StagedScene("movies-poster-zoomed") { stage in
            await stage.loadPoster()
            guard let poster = stage.model.poster else { return }
            poster.roomChanged(to: stage.size)
            let center = poster.zoom.center
            poster.doubleTapped(at: CGPoint(x: center.x * 0.9, y: center.y * 0.5))
        },
        StagedScene("movies-poster-failed") { stage in
            await stage.load()
            await stage.loadDetails(4)
            stage.transport.set(.withoutOriginals)
            stage.model.details?.posterTapped()
        },
        StagedScene("movies-poster-closed") { stage in
            await stage.loadPoster()
            stage.model.poster?.closeTapped()
        },
        StagedScene("movies-trailer-playing") { stage in
            await stage.loadTrailer()
            stage.model.details?.trailerTapped()
            await stage.settlePictures()
            stage.model.trailer?.began()
        },
        StagedScene("movies-trailer-failed") { stage in
            await stage.loadTrailer()
            stage.model.details?.trailerTapped()
            stage.model.trailer?.failed(.noAnswer)
        },
    ]
}

extension Stage {
    /// Shows a poster at full size.
    fileprivate func loadPoster() async {
        await load()
        await loadDetails(3)
        model.details?.posterTapped()
        await settlePictures()
    }

    /// Shows the first details that have a trailer.
    package func loadTrailer() async {
        await load()
        for place in 0..<10 {
            await loadDetails(place)
            if model.details?.hasTrailer == true { return }
        }
    }
}

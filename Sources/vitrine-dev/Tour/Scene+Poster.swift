import DemoService
import Features
import Foundation
import GTKSupport
import VitrineGTK

extension Scene {
    /// The poster at full size: loading, as large as fits, enlarged, failed.
    static let poster = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        guard let ids = stage.list?.ids, ids.count > 4 else { return }
        stage.list?.rowTapped(ids[3])
        await stage.settle { stage.model.details?.content.isLoading == false }
        tour.transport.set(.holdingOriginals)
        stage.model.details?.posterTapped()
        await stage.settle { stage.model.poster?.picture.isLoading == true }
        await tour.picture("movies-poster-loading", of: stage)
        tour.transport.set(.open)
        await stage.settle { stage.model.poster?.picture.value != nil }
        await tour.picture("movies-poster-fit", of: stage)
        if let zoom = stage.model.poster?.zoom {
            let point = CGPoint(x: zoom.center.x * 0.9, y: zoom.center.y * 0.5)
            stage.model.poster?.doubleTapped(at: point)
        }
        await stage.settle()
        await tour.picture("movies-poster-zoomed", of: stage)
        stage.model.router.backTapped()
        await stage.settle { stage.model.poster == nil }
        await tour.picture("movies-poster-closed", of: stage)
        tour.transport.set(.open)
        stage.list?.rowTapped(ids[4])
        await stage.settle { stage.model.details?.content.isLoading == false }
        tour.transport.set(.withoutOriginals)
        stage.model.details?.posterTapped()
        await stage.settle { stage.model.poster?.picture.error != nil }
        await tour.picture("movies-poster-failed", of: stage)
        tour.transport.set(.open)
        stage.window.window.close()
    }
}

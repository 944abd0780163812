import Catalog
import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// The stream: photos loading, loaded, further down; a photo in the middle of its flip, one
    /// at full size; the statistics while photos are missing, and when all are loaded.
    static let photos = Scene { tour in
        tour.transport.set(.holdingPhotos)
        let stage = try await tour.makeStage()
        guard let catalog = stage.model.catalogs.first(where: { $0.hasPeopleStatistics }) else {
            return
        }
        stage.model.catalogTapped(catalog.id)
        await stage.wait {
            !(stage.list?.ids.isEmpty ?? true) && stage.window.arrivingPictureCount > 0
                && stage.window.isPastSplash && !stage.window.isSplashFading
        }
        // The page of the other catalogue fades meanwhile, for 200 ms.
        await stage.wait(milliseconds: 300)
        await tour.picture("photos-stream-loading", of: stage)
        tour.transport.set(.open)
        await stage.settle()
        await tour.picture("photos-stream-loaded", of: stage)
        // Frozen, because an animated flip would have a different angle each time.
        stage.window.poseFirstRow(FlipMotion(after: 0.252))
        await stage.wait(milliseconds: 100)
        await tour.picture("photos-stream-turning", of: stage)
        stage.window.poseFirstRow(.ended)
        await stage.settle()
        stage.window.fling(by: 1_300)
        await stage.wait { stage.window.arrivingPictureCount == 0 }
        await stage.settle()
        await tour.picture("photos-stream-scrolled", of: stage)
        stage.model.statisticsTapped()
        await stage.settle { stage.model.statistics?.shown != nil }
        await tour.picture("photos-statistics-pending", of: stage)
        stage.model.router.backTapped()
        await stage.settle()
        await viewer(tour, stage)
        while !stage.window.isAtEnd {
            stage.window.fling(by: 600)
            await stage.wait { stage.window.arrivingPictureCount == 0 }
        }
        await stage.settle()
        stage.model.statisticsTapped()
        await stage.settle { stage.model.statistics?.shown?.pending == 0 }
        await tour.picture("photos-statistics-loaded", of: stage)
        stage.window.window.close()
    }

    /// Photos at full size that have not been seen: one on its way, there, and with the slideshow
    /// running, and one that does not come.
    private static func viewer(_ tour: Tour, _ stage: Stage) async {
        guard let list = stage.list, let id = list.ids.dropLast().last,
            let other = list.ids.dropLast(3).last
        else { return }
        await stage.wait { list.row(id).content != nil && list.row(other).content != nil }
        tour.transport.set(.holdingPhotos)
        list.pictureTapped(id)
        await stage.settle { stage.model.poster?.picture.isLoading == true }
        await tour.picture("photos-viewer-loading", of: stage)
        tour.transport.set(.open)
        await stage.settle { stage.model.poster?.picture.value != nil }
        await tour.picture("photos-viewer-loaded", of: stage)
        stage.model.poster?.slideshowTapped()
        await stage.settle()
        await tour.picture("photos-viewer-playing", of: stage)
        stage.model.router.backTapped()
        await stage.settle { stage.model.poster == nil }
        tour.transport.set(.withoutPhotos)
        list.pictureTapped(other)
        await stage.settle { stage.model.poster?.picture.error != nil }
        await tour.picture("photos-viewer-failed", of: stage)
        tour.transport.set(.open)
        stage.model.router.backTapped()
        await stage.settle { stage.model.poster == nil }
    }
}

import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// A trailer that plays, and one that does not.
    static let trailer = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        for id in stage.list?.ids.prefix(10) ?? [] {
            stage.list?.rowTapped(id)
            await stage.settle { stage.model.details?.content.isLoading == false }
            if stage.model.details?.hasTrailer == true { break }
        }
        stage.model.details?.trailerTapped()
        await stage.settle { stage.model.trailer != nil }
        await stage.settle { stage.window.playing != nil }
        stage.window.playing?.isMuted = true
        await stage.settle { stage.window.playing?.timestamp ?? 0 > 3_000_000 }
        await tour.picture("movies-trailer-playing", of: stage)
        stage.model.trailer?.failed(.noAnswer)
        await stage.settle()
        await tour.picture("movies-trailer-failed", of: stage)
        stage.model.trailer?.closeTapped()
        await stage.settle()
        await tour.picture("movies-details-trailer", of: stage)
        stage.window.window.close()
    }
}

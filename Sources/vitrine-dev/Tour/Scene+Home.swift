import Catalog
import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// The home page: loaded, further down, beside details, offline, without anything, and
    /// with a refused key.
    static let home = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage(at: .home)
        guard let home = stage.model.home else { return }
        await stage.settle { home.content == .shelves && !home.isLoading }
        guard let popular = home.shown.first, popular.cards.count > 4 else { return }
        for card in popular.cards.prefix(3) { stage.model.favorites.toggle(card.id) }
        await stage.settle()
        await tour.picture("home-shelves-loaded", of: stage)
        home.spotlight?.nextTapped()
        stage.model.cardTapped(popular.cards[3].id, on: popular)
        await stage.settle { stage.model.details?.content.isLoading == false }
        await tour.picture("home-details-loaded", of: stage)
        stage.model.router.backTapped()
        await stage.settle()
        stage.window.scrollHome(by: 1_000)
        await stage.settle()
        await tour.picture("home-shelves-scrolled", of: stage)
        stage.window.scrollHome(by: -1_000)
        tour.transport.set(.down)
        home.refreshRequested()
        await stage.settle { home.isOffline }
        await tour.picture("home-shelves-offline", of: stage)
        stage.window.window.close()
        let cold = try await tour.makeStage(at: .home)
        await cold.settle { cold.model.home?.content == .failure(.offline) }
        await tour.picture("home-shelves-failed", of: cold)
        cold.window.window.close()
        tour.transport.set(.answeringMovies(refusal))
        let refused = try await tour.makeStage(at: .home)
        await refused.settle { refused.model.home?.isLoading == false }
        await tour.picture("home-shelves-failed-key", of: refused)
        refused.window.window.close()
        tour.transport.set(.open)
    }
}

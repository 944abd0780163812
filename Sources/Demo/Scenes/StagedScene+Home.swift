import Catalog
import Features

extension StagedScene {
    /// The home page: loaded, with movies late, beneath details, offline, empty, and with a rejected
    /// key.
    static let home = [
        StagedScene("home-shelves-loaded", at: .home) { await $0.loadHome() },
        StagedScene("home-shelves-late", .holdingMovies, at: .home) { stage in
            guard let home = stage.model.home else { return }
            home.appeared()
            await stage.settle { home.shown.count > 3 }
        },
        StagedScene("home-details-loaded", at: .home) { stage in
            await stage.loadHome()
            guard let shelf = stage.model.home?.shown.first, shelf.cards.count > 3 else { return }
            stage.model.cardTapped(shelf.cards[3].id, on: shelf)
            stage.model.details?.appeared()
            await stage.settleDetails()
        },
        StagedScene("home-shelves-offline", at: .home) { stage in
            await stage.loadHome()
            guard let home = stage.model.home else { return }
            await stage.settlePictures()
            stage.transport.set(.down)
            home.refreshRequested()
            await stage.settle { home.isOffline && !home.isLoading }
            await stage.settle { stage.model.router.alert != nil }
            stage.model.router.alertDismissed()
        },
        StagedScene("home-shelves-failed", .down, at: .home) { stage in
            guard let home = stage.model.home else { return }
            home.appeared()
            await stage.settle { home.content == .failure(.offline) }
        },
        StagedScene("home-shelves-failed-key", .answeringMovies(Answers.refusal), at: .home) {
            guard let home = $0.model.home else { return }
            home.appeared()
            await $0.settle { !home.isLoading && !home.failures.isEmpty }
            await $0.settle { [model = $0.model] in model.router.alert != nil }
            $0.model.router.alertDismissed()
        },
    ]
}

extension Stage {
    /// Loads the home page from all services, with three favorites.
    fileprivate func loadHome() async {
        guard let home = model.home else { return }
        home.appeared()
        // Fetched items arrive through the store.
        await settle { home.shown.count > 5 && home.spotlight?.item != nil && !home.isLoading }
        let count = home.shown.count
        for card in home.shown.first?.cards.prefix(3) ?? [] { model.marks.favoriteTapped(card.id) }
        await settle { home.shown.count > count }
    }
}

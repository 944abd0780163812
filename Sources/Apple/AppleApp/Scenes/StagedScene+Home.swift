import Catalog
import DemoService
import Features

extension StagedScene {
    /// The home page: loaded, beneath details, offline, and without anything.
    static let home = [
        StagedScene("home-shelves-loaded") { await $0.loadHome() },
        StagedScene("home-details-loaded") { stage in
            await stage.loadHome()
            stage.model.home?.spotlight?.tapped()
            stage.model.details?.appeared()
            await stage.settleDetails()
        },
        StagedScene("home-shelves-offline") { stage in
            await stage.loadHome()
            guard let home = stage.model.home else { return }
            stage.transport.set(.down)
            home.refreshRequested()
            await stage.settle { home.isOffline && !home.isLoading }
        },
        StagedScene("home-shelves-failed", .down) { stage in
            guard let home = stage.model.home else { return }
            stage.model.homeTapped()
            home.appeared()
            await stage.settle { home.content == .failure(.offline) }
        },
        StagedScene("home-shelves-failed-key", SceneStage.movieRefusal) { stage in
            guard let home = stage.model.home else { return }
            stage.model.homeTapped()
            home.appeared()
            await stage.settle { !home.isLoading && !home.failures.isEmpty }
        },
    ]
}

extension SceneStage {
    /// Movies are refused, and all else is answered.
    nonisolated static var movieRefusal: StagedTransport.Mode {
        if case .answering(let response) = refusal { .answeringMovies(response) } else { refusal }
    }

    /// The home page with what all services answer.
    func loadHome() async {
        guard let home = model.home else { return }
        model.homeTapped()
        home.appeared()
        // What was fetched comes by way of the store.
        await settle { home.shown.count > 5 && home.spotlight?.item != nil && !home.isLoading }
    }
}

import Features

extension StagedScene {
    /// An empty store without a service, a service that reports errors, and rows that remain after
    /// an error.
    static let failures = [
        StagedScene("movies-list-failed-offline", .down) { await $0.loadFailure() },
        StagedScene("movies-list-failed-key", .answering(Answers.refusal)) {
            await $0.loadFailure()
        },
        StagedScene("movies-list-empty", .answering(Answers.nothing)) { stage in
            stage.select(.movies)
            await stage.settleEmpty()
        },
        StagedScene("movies-list-offline") { stage in
            await stage.load()
            await stage.settlePictures()
            guard let catalogModel = stage.catalogModel else { return }
            stage.transport.set(.down)
            catalogModel.visible.refreshRequested()
            await stage.settle {
                catalogModel.offlineNotice != nil && !catalogModel.visible.rows.isLoading
            }
            stage.model.router.alertDismissed()
        },
        StagedScene("movies-list-next-page-failed") { stage in
            await stage.load()
            await stage.failNextPage()
            stage.model.router.alertDismissed()
        },
        StagedScene("app-alert-offline", .down) { await $0.loadAlert() },
        StagedScene("app-alert-key", .answering(Answers.refusal)) { await $0.loadAlert() },
        StagedScene("app-alert-service", .answering(Answers.failure)) { await $0.loadAlert() },
    ]
}

extension Stage {
    /// Scrolls to a page that can't be loaded.
    fileprivate func failNextPage() async {
        guard let list else { return }
        transport.set(.answering(Answers.failure))
        while !list.nextPageFailed, !Task.isCancelled {
            let count = list.ids.count
            await scrollToEnd()
            // A page that was requested ahead of time may still arrive.
            await settle { list.ids.count > count || list.nextPageFailed }
        }
    }

    /// Waits for the alert about a list that can't be loaded.
    fileprivate func loadAlert() async {
        select(.movies)
        await settle { self.model.router.alert != nil }
    }

    /// Closes the alert and shows the failed list's page.
    fileprivate func loadFailure() async {
        await loadAlert()
        model.router.alertDismissed()
    }
}

extension ItemListViewModel {
    fileprivate var nextPageFailed: Bool {
        if case .failed = footer { true } else { false }
    }
}

import DemoService
import Features

extension StagedScene {
    /// Nothing stored and no service; a service that refuses; rows that outlast it.
    static let failures = [
        StagedScene("movies-list-failed-offline", .down) { await $0.loadFailure() },
        StagedScene("movies-list-failed-key", SceneStage.refusal) { await $0.loadFailure() },
        StagedScene("movies-list-empty", SceneStage.nothing) { stage in
            stage.select(\.isFilterable)
            await stage.settleEmpty()
        },
        StagedScene("movies-list-offline") { await $0.loseService() },
        StagedScene("movies-list-next-page-failed") { stage in
            await stage.load()
            guard let list = stage.browser?.visible else { return }
            stage.transport.set(SceneStage.failure)
            // A page that was asked for ahead may still have come.
            await stage.settle {
                list.rowsAppeared(max(0, list.ids.count - 1)..<list.ids.count)
                if case .failed = list.footer { return true }
                return false
            }
            stage.model.router.alertDismissed()
        },
        StagedScene("app-alert-offline", .down) { await $0.alert() },
        StagedScene("app-alert-key", SceneStage.refusal) { await $0.alert() },
        StagedScene("app-alert-service", SceneStage.failure) { await $0.alert() },
    ]
}

extension SceneStage {
    nonisolated static let failure = reply(
        500,
        #"{"status_code":11,"status_message":"Internal error."}"#
    )

    nonisolated static let refusal = reply(
        401,
        #"{"success":false,"status_code":7,"status_message":"Invalid API key."}"#
    )

    nonisolated static let nothing = reply(
        200,
        #"{"page":1,"results":[],"genres":[],"total_pages":1,"total_results":0}"#
    )

    /// Waits for the alert of a list that cannot be loaded.
    func alert() async {
        select(\.isFilterable)
        await settle { self.model.router.alert != nil }
    }

    /// The page of that list, once its alert is closed.
    func loadFailure() async {
        await alert()
        model.router.alertDismissed()
    }

    /// Rows that stay while a refresh finds nobody.
    func loseService() async {
        await load()
        guard let browser else { return }
        transport.set(.down)
        browser.visible.refreshRequested()
        await settle { browser.showsOfflineBanner && !browser.visible.rows.isLoading }
        model.router.alertDismissed()
    }
}

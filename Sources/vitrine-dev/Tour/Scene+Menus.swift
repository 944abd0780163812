import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// The menus, each over the list: of a row, the sort menu, the window's; the shortcuts, and the
    /// search of all catalogs.
    static let menus = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        let menus: [(String, () -> AnyWidget?)] = [
            ("movies-list-row-menu", { stage.window.openRowMenu() }),
            ("movies-list-sort-menu", { stage.window.openSortMenu() }),
            ("app-menu", { stage.window.openPrimaryMenu() }),
        ]
        for (name, open) in menus {
            let menu = open()
            await stage.settle()
            await tour.picture(name, of: stage, under: menu)
            menu?.closePopover()
            await stage.settle()
        }
        stage.model.quickSearchTapped()
        stage.model.quickSearch?.textChanged("the")
        await stage.settle {
            stage.model.quickSearch.map { $0.content == .groups && !$0.isLoading } ?? true
        }
        await tour.picture("app-quick-search", of: stage, dialog: true)
        stage.model.quickSearchClosed()
        await stage.settle()
        stage.window.window.activate(action: "win.shortcuts")
        await stage.settle()
        await tour.picture("app-shortcuts", of: stage, dialog: true)
        stage.window.window.close()
    }
}

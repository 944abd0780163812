import Catalog
import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// The catalog whose details have a Back button of their own: its lists, its rows, its details.
    static let ranked = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        guard let catalog = stage.model.catalogs.first(where: { $0.returnCaption != nil }),
            let browser = stage.model.browser(of: catalog)
        else { return }
        let name = catalog.id.rawValue
        tour.transport.set(.held)
        stage.model.catalogTapped(catalog.id)
        await stage.settle()
        await tour.picture("\(name)-list-loading", of: stage)
        tour.transport.set(.open)
        await stage.settle { !browser.visible.ids.isEmpty && !browser.visible.rows.isLoading }
        for place in [0, 2] where browser.visible.ids.indices.contains(place) {
            stage.model.favorites.toggle(browser.visible.ids[place])
        }
        await stage.settle()
        await tour.picture("\(name)-list-loaded", of: stage)
        stage.window.fling(by: 700)
        await stage.settle()
        await tour.picture("\(name)-list-scrolled", of: stage)
        guard let other = browser.lists.last else { return }
        browser.listTapped(other.query.list)
        await stage.settle { !other.ids.isEmpty && !other.rows.isLoading }
        await tour.picture("\(name)-list-other", of: stage)
        guard let id = other.ids.first else { return }
        other.rowTapped(id)
        await stage.settle { stage.model.details?.content.isLoading == false }
        await tour.picture("\(name)-details-loaded", of: stage)
        stage.model.details?.backTapped()
        await stage.settle { stage.model.details == nil }
        await tour.picture("\(name)-details-returned", of: stage)
        stage.window.window.close()
    }
}

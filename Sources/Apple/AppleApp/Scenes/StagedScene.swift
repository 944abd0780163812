import Catalog
package import DemoService
import Features
import Foundation
import Networking

/// A screen in a state, by the name that the GTK face's tour gives to its picture.
package struct StagedScene: Sendable {
    /// `screen-state`, such as `movies-list-loaded`.
    package let name: String
    /// How the service answers before ``play``.
    package let mode: StagedTransport.Mode
    /// Leads the models to the state, and returns once they are there.
    package let play: @MainActor @Sendable (SceneStage) async -> Void

    init(
        _ name: String,
        _ mode: StagedTransport.Mode = .open,
        play: @escaping @MainActor @Sendable (SceneStage) async -> Void
    ) {
        self.name = name
        self.mode = mode
        self.play = play
    }

    /// Every scene.
    package static let all =
        home + movies + details + covers + failures + ranked + photos + strip + settings
        + offline

    /// The scene of a name; nil if there is none.
    package static func named(_ name: String) -> StagedScene? {
        all.first { $0.name == name }
    }

    /// Pictures of the GTK tour that have no scene here, and why.
    package static let unstaged: [String: String] = {
        let scrolled = "a place in a list is the view's, brought back by the models at a start"
        let menu = "the system opens it, and no code can"
        return [
            "home-shelves-scrolled": scrolled,
            "movies-list-scrolled": scrolled,
            "films-list-scrolled": scrolled,
            "characters-list-scrolled": scrolled,
            "characters-details-lists": scrolled,
            "photos-stream-scrolled": scrolled,
            "photos-stream-turning": "an animation of the system's, which no code can freeze",
            "movies-list-row-menu": menu,
            "app-menu": "iPhone and iPad have no such menu",
            "app-shortcuts": menu,
        ]
    }()
}

extension SceneStage {
    /// The page of the selected catalog; a scene without one cannot be played.
    var browser: CatalogViewModel? { model.catalog.flatMap { model.browser(of: $0) } }

    /// Selects the first catalog that `isWanted`, and lets its list come on screen.
    func select(_ isWanted: (CatalogDescriptor) -> Bool) {
        guard let catalog = model.catalogs.first(where: isWanted) else { return }
        model.catalogTapped(catalog.id)
        browser?.appeared()
    }

    /// Waits until the list on screen has rows and asks for nothing.
    func settleRows() async {
        guard let browser else { return }
        await settle { !browser.visible.ids.isEmpty && !browser.visible.rows.isLoading }
    }

    /// Opens the item at a 0-based place, and lets its page come on screen.
    func open(_ place: Int) {
        guard let list = browser?.visible, list.ids.indices.contains(place) else { return }
        list.rowTapped(list.ids[place])
        model.details?.appeared()
    }

    /// Waits until the open details are there, or have failed.
    func settleDetails() async {
        guard let details = model.details else { return }
        await settle { details.content.value != nil && !details.content.isLoading }
    }

    /// Answers with a status and JSON.
    nonisolated static func reply(_ status: Int, _ body: String) -> StagedTransport.Mode {
        .answering(
            HTTPResponse(
                status: status,
                headers: ["Content-Type": "application/json;charset=utf-8"],
                body: Data(body.utf8)
            )
        )
    }
}

import Features
import GTKSupport
import Scenes
import VitrineGTK

/// A picture in the tour, either of a scene or of an action after a scene that needs a window.
struct TourPicture: Sendable {
    /// The screen and its state, such as `movies-list-scrolled`.
    let name: String
    let scene: StagedScene
    /// Runs after the scene.
    let act: @MainActor @Sendable (WindowStage) -> Void

    /// Every picture, in tour order.
    static let all = StagedScene.all.flatMap { scene in
        [TourPicture(name: scene.name, scene: scene) { _ in }]
            + acts.filter { $0.after == scene.name }.map {
                TourPicture(name: $0.name, scene: scene, act: $0.act)
            }
    }

    /// The screens of all pictures without duplicates, such as `movies-list` for
    /// `movies-list-loaded`.
    static var screens: [String] {
        all.reduce(into: []) { screens, picture in
            let screen = picture.name.split(separator: "-").prefix(2).joined(separator: "-")
            if !screens.contains(screen) { screens.append(screen) }
        }
    }

    /// Returns whether a word is the picture's name, or the screen or catalog that its name starts
    /// with.
    func isNamed(_ word: String) -> Bool { name == word || name.hasPrefix("\(word)-") }

    private typealias Act = (
        name: String, after: String, act: @MainActor @Sendable (WindowStage) -> Void
    )

    /// The pictures that scenes can't show, because models restore a scroll position only at the
    /// start, and don't know GTK's menus.
    private static let acts: [Act] = [
        ("home-shelves-scrolled", "home-shelves-loaded", { $0.window.scrollHome(by: 1_000) }),
        ("movies-list-scrolled", "movies-list-loaded", { $0.window.fling(by: 2_000) }),
        ("movies-list-filter", "movies-list-filtered", { $0.menu = $0.window.openFilter() }),
        ("movies-list-row-menu", "movies-grid-loaded", { $0.menu = $0.window.openRowMenu() }),
        ("app-menu", "movies-grid-loaded", { $0.menu = $0.window.openPrimaryMenu() }),
        (
            "app-shortcuts", "movies-grid-loaded",
            { $0.window.window.activate(action: "win.shortcuts") }
        ),
        ("films-list-scrolled", "films-list-loaded", { $0.window.fling(by: 700) }),
        // The flip is frozen, because an animated one would be at a different angle each time.
        (
            "photos-stream-turning", "photos-stream-loaded",
            { $0.window.poseFirstRow(FlipMotion(after: 0.252)) }
        ),
        ("photos-stream-scrolled", "photos-stream-loaded", { $0.window.fling(by: 1_300) }),
        ("characters-list-scrolled", "characters-list-loaded", { $0.window.fling(by: 900) }),
        (
            "characters-details-lists", "characters-details-loaded",
            { $0.window.details.scroller?.offset += 500 }
        ),
    ]
}

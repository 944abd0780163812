#if canImport(UIKit)
import Catalog
package import Features
package import L10n
package import SwiftUI

/// The menus for an iPad with a keyboard: the same letters as on Linux, with Command instead of
/// Control; Command-M is the system's Minimize.
///
/// A sheet disables all of them.
package struct VitrineCommands: Commands {
    private let model: AppModel?
    private let strings: Localizer
    private let presentation: PresentationState?

    /// Creates the app's commands.
    ///
    /// They are disabled until there is a model.
    package init(model: AppModel?, strings: Localizer, presentation: PresentationState?) {
        self.model = model
        self.strings = strings
        self.presentation = presentation
    }

    package var body: some Commands {
        CommandGroup(after: .toolbar) {
            lists
            marks
            pages
        }
        CommandGroup(after: .toolbar) { zoom }
        CommandGroup(replacing: .appSettings) {
            button(strings("settings.title"), ",", if: isUncovered) {
                presentation?.sheet = .settings
            }
        }
        CommandMenu(strings("shortcuts.catalogs")) { catalogs }
    }

    @ViewBuilder private var lists: some View {
        button(strings("action.refresh"), "r") { model?.refreshRequested() }
        button(strings("action.search"), "f", if: isUncovered && model?.hasSearch == true) {
            if let id = model?.catalog?.id { presentation?[isSearching: id] = true }
        }
        button(strings("action.search-everywhere"), "k", if: isUncovered) {
            model?.section = .search
        }
    }

    @ViewBuilder private var marks: some View {
        mark("action.heart", "d", .favorite)
        mark("action.to-watch", "l", .toWatch)
        mark("action.watched", "m", .watched, [.command, .shift])
        mark(MarkKind.note.caption(isSet: true), "e", .note)
    }

    @ViewBuilder private var pages: some View {
        let canGoBack = model?.router.path.isEmpty == false || model?.isSearching == true
        let canGoForward = model?.router.canGoForward == true
        button(strings("details.back"), .leftArrow, .option, if: canGoBack) { model?.backTapped() }
        button(strings("action.forward"), .rightArrow, .option, if: canGoForward) {
            model?.router.forwardTapped()
        }
    }

    @ViewBuilder private var zoom: some View {
        let poster = model?.poster
        button(strings("viewer.zoom-in"), "+", if: poster != nil) { poster?.zoomInTapped() }
        button(strings("viewer.zoom-out"), "-", if: poster != nil) { poster?.zoomOutTapped() }
        button(strings("viewer.fit"), "0", if: poster != nil) { poster?.fitTapped() }
    }

    @ViewBuilder private var catalogs: some View {
        button(strings("home.title"), "h", [.command, .shift], if: model?.home != nil) {
            model?.homeKeyPressed()
        }
        ForEach(numbered, id: \.number) { entry in
            let key = KeyEquivalent(Character("\(entry.number)"))
            button(strings.caption(entry.catalog.title), key) {
                model?.catalogKeyPressed(entry.catalog.id)
            }
        }
    }

    private var isUncovered: Bool { model?.isCovered == false }

    private func mark(
        _ caption: String,
        _ key: KeyEquivalent,
        _ kind: MarkKind,
        _ modifiers: EventModifiers = .command
    ) -> some View {
        button(strings(caption), key, modifiers, if: model?.hasOpenItem(for: kind) == true) {
            model?.keyPressed(for: kind, focused: nil, isInDetails: true)
        }
    }

    private func button(
        _ title: String,
        _ key: KeyEquivalent,
        _ modifiers: EventModifiers = .command,
        if isEnabled: Bool = true,
        _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(title, action: action)
            .keyboardShortcut(key, modifiers: modifiers)
            .disabled(!isEnabled || presentation?.topmostLayer == .sheet)
    }

    /// Only the first nine catalogs have keys.
    private var numbered: [(number: Int, catalog: CatalogDescriptor)] {
        zip(1...9, model?.catalogs ?? []).map { (number: $0, catalog: $1) }
    }
}
#endif

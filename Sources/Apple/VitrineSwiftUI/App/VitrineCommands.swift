#if canImport(UIKit)
import Catalog
package import Features
package import L10n
package import SwiftUI

/// The menus for an iPad with a keyboard: the same letters as on Linux, but with Command instead of
/// Control.
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
            Button(strings("action.refresh")) { model?.refreshRequested() }
                .keyboardShortcut("r")
            Button(strings("action.search")) {
                if let id = model?.catalog?.id { presentation?[isSearching: id] = true }
            }
            .keyboardShortcut("f")
            .disabled(model?.isCovered ?? true || model?.hasSearch != true)
            Button(strings("action.search-everywhere")) { model?.section = .search }
                .keyboardShortcut("k")
                .disabled(model?.isCovered ?? true)
            mark("action.heart", "d", .favorite)
            mark("action.to-watch", "l", .toWatch)
            mark("action.watched", "m", .watched)
            mark(MarkKind.note.caption(isSet: true), "e", .note)
            Button(strings("details.back")) { model?.backTapped() }
                .keyboardShortcut(.leftArrow, modifiers: .option)
                .disabled(model?.router.path.isEmpty ?? true && model?.isSearching != true)
            Button(strings("action.forward")) { model?.router.forwardTapped() }
                .keyboardShortcut(.rightArrow, modifiers: .option)
                .disabled(model?.router.canGoForward != true)
        }
        CommandGroup(after: .toolbar) {
            Button(strings("viewer.zoom-in")) { model?.poster?.zoomInTapped() }
                .keyboardShortcut("+")
                .disabled(model?.poster == nil)
            Button(strings("viewer.zoom-out")) { model?.poster?.zoomOutTapped() }
                .keyboardShortcut("-")
                .disabled(model?.poster == nil)
            Button(strings("viewer.fit")) { model?.poster?.fitTapped() }
                .keyboardShortcut("0")
                .disabled(model?.poster == nil)
        }
        CommandGroup(replacing: .appSettings) {
            Button(strings("settings.title")) { presentation?.sheet = .settings }
                .keyboardShortcut(",")
                .disabled(model?.isCovered ?? true)
        }
        CommandMenu(strings("shortcuts.catalogs")) {
            Button(strings("home.title")) { model?.homeKeyPressed() }
                .keyboardShortcut("h", modifiers: [.command, .shift])
                .disabled(model?.home == nil)
            ForEach(numbered, id: \.number) { entry in
                Button(strings.caption(entry.catalog.title)) {
                    model?.catalogKeyPressed(entry.catalog.id)
                }
                .keyboardShortcut(KeyEquivalent(Character("\(entry.number)")))
            }
        }
    }

    private func mark(_ caption: String, _ key: KeyEquivalent, _ kind: MarkKind) -> some View {
        Button(strings(caption)) {
            model?.keyPressed(for: kind, focused: nil, isInDetails: true)
        }
        .keyboardShortcut(key)
        .disabled(model?.hasOpenItem(for: kind) != true)
    }

    /// Only the first nine catalogs have keys.
    private var numbered: [(number: Int, catalog: CatalogDescriptor)] {
        zip(1...9, model?.catalogs ?? []).map { (number: $0, catalog: $1) }
    }
}
#endif

package import Catalog
package import Features
import Observation

/// What is open that no model needs to know: sheets, dialogs, the keyboard in the search field.
@MainActor
@Observable
package final class PresentationState {
    /// Whether the sheet of settings is open.
    package var isSettingsOpen = false
    /// Whether the search field has the keyboard.
    package var isSearchOpen = false

    /// Whether the dialog of orders is open.
    package var isSorting = false
    /// Whether the sheet of the filter is open.
    package var isFiltering = false
    @ObservationIgnored private let keep: @MainActor (RestorationState) -> Void

    /// Nothing is open; `keep` stores what the next start restores.
    package init(keep: @escaping @MainActor (RestorationState) -> Void = { _ in }) {
        self.keep = keep
    }

    /// The window is left: `top` is the first row on screen, nil at the top.
    package func left(_ model: AppModel, top: Item.ID?) {
        model.restorationState(top: top).map(keep)
    }
}

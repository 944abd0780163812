package import Catalog
package import Features
import Observation

/// Open sheets, dialogs and search fields that no model needs to know about.
@MainActor
@Observable
package final class PresentationState {
    /// Whether the settings sheet is open.
    package var isSettingsOpen = false
    /// Whether the search field has keyboard focus.
    package var isSearchOpen = false

    /// Whether the sort dialog is open.
    package var isSorting = false
    /// Whether the filter sheet is open.
    package var isFiltering = false
    @ObservationIgnored private let keep: @MainActor (RestorationState) -> Void

    /// Creates a state with nothing open.
    ///
    /// `keep` stores the state that the next start restores.
    package init(keep: @escaping @MainActor (RestorationState) -> Void = { _ in }) {
        self.keep = keep
    }

    /// Saves the state when the user leaves the window.
    ///
    /// `top` is the first row on screen, or nil at the top.
    package func left(_ model: AppModel, top: Item.ID?) {
        model.restorationState(top: top).map(keep)
    }
}

import Catalog

/// The preferences during this run; each change is saved at once.
@MainActor
final class PreferencesMemory {
    private var preferences: Preferences
    private let store: PreferencesStore

    init(_ store: PreferencesStore) {
        self.store = store
        preferences = store.load()
    }

    subscript(_ catalog: CatalogID, _ list: ListID) -> ListPreferences {
        get { preferences[catalog, list] }
        set {
            guard preferences[catalog, list] != newValue else { return }
            preferences[catalog, list] = newValue
            store.save(preferences)
        }
    }
}

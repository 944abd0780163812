public import Catalog

/// What a person chose, remembered from run to run.
public struct Preferences: Hashable, Sendable {
    /// What was chosen for lists, by `catalog/list`.
    var lists: [String: ListPreferences] = [:]

    /// Nothing is chosen.
    public init() {}

    /// What was chosen for a list.
    public subscript(_ catalog: CatalogID, _ list: ListID) -> ListPreferences {
        get { lists[Self.key(catalog, list)] ?? ListPreferences() }
        set {
            let isChosen = newValue != ListPreferences()
            lists[Self.key(catalog, list)] = isChosen ? newValue : nil
        }
    }

    private static func key(_ catalog: CatalogID, _ list: ListID) -> String {
        "\(catalog.rawValue)/\(list.rawValue)"
    }
}

public import Catalog

/// The user's choices for lists, remembered from run to run.
public struct Preferences: Hashable, Sendable {
    /// By `catalog/list`.
    var lists: [String: ListPreferences] = [:]

    /// Nothing is chosen.
    public init() {}

    /// The choices for a list; the defaults if nothing was chosen.
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

import Catalog
import Library

/// An action in the toolbar of a list.
public enum ListAction: String, Sendable {
    case sort, filter, layout, statistics, offline, settings
}

extension CatalogViewModel {
    /// The actions that a narrow toolbar shows as buttons; at most two, so that the title fits.
    public var barActions: [ListAction] {
        (hasLayouts ? [.layout] : []) + (hasSorts ? [.sort] : [])
    }

    /// The actions in a narrow toolbar's menu: first those on the list, then those on the app.
    public var menuActions: [[ListAction]] {
        var actions: [ListAction] = []
        if hasFilters { actions.append(.filter) }
        if !descriptor.statistics.isEmpty { actions.append(.statistics) }
        if !descriptor.offlineLists.isEmpty { actions.append(.offline) }
        return [actions, [.settings]].filter { !$0.isEmpty }
    }
}

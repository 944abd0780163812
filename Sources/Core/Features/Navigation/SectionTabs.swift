public import Catalog

/// The sections that have a tab, on a front end with tabs.
public struct SectionTabs: Hashable, Sendable {
    /// The most tabs of a compact window: 5, because iPhone moves any others into a list named More.
    public static let most = 5

    /// The sections with a tab, in display order.
    public let sections: [AppSection]
    /// The catalogs without a tab, which the home page lists; without a home page, the search does.
    public let others: [CatalogDescriptor]

    /// Chooses the tabs: all sections and the search in a roomy window, otherwise the home page and
    /// the first catalogs.
    init(_ catalogs: [CatalogDescriptor], hasHome: Bool, isRoomy: Bool) {
        let home: [AppSection] = hasHome ? [.home] : []
        let shown = isRoomy ? catalogs[...] : catalogs.prefix(Self.most - home.count)
        sections = home + shown.map { .catalog($0.id) } + (isRoomy ? [.search] : [])
        others = Array(catalogs.dropFirst(shown.count))
    }

    /// Whether the search is a tab; otherwise the home page and each list have a button for it.
    public var hasSearch: Bool { sections.contains(.search) }
}

/// A page on a tab.
public enum TabPage: Hashable, Sendable {
    /// The own page of a section that has no tab.
    case section(AppSection)
    /// A page that is open in a section.
    case route(Route, in: AppSection)

    fileprivate var section: AppSection? {
        if case .section(let section) = self { section } else { nil }
    }

    fileprivate func route(in section: AppSection) -> Route? {
        if case .route(let route, in: section) = self { route } else { nil }
    }
}

extension AppModel {
    /// The sections that have a tab.
    public var tabs: SectionTabs {
        SectionTabs(catalogs, hasHome: home != nil, isRoomy: isRoomy)
    }

    /// The tab of the selected section, or the tab from which a section without one was opened.
    public var tab: AppSection {
        get {
            let sections = tabs.sections
            if sections.contains(section) { return section }
            return lastTab.flatMap { sections.contains($0) ? $0 : nil } ?? sections.first ?? section
        }
        set { section = newValue }
    }

    /// The pages above a tab's first one, for binding to a navigation stack, without details that are
    /// beside its list.
    ///
    /// The sections without a tab that were opened from there come last, each with its pages. One that
    /// is popped forgets its pages.
    public subscript(pagesOn tab: AppSection) -> [TabPage] {
        get {
            let sections = tab == self.tab ? untabbedSections : []
            let routes = showsDetailsBeside(tab) ? router[besideDetailsIn: tab] : router[tab]
            return routes.map { .route($0, in: tab) }
                + sections.flatMap { section in
                    [.section(section)] + router[section].map { .route($0, in: section) }
                }
        }
        set {
            let old = self[pagesOn: tab]
            guard newValue != old else { return }
            let sections = newValue.compactMap(\.section)
            for section in old.compactMap(\.section) where !sections.contains(section) {
                router[section] = []
            }
            for section in [tab] + sections {
                let routes = newValue.compactMap { $0.route(in: section) }
                if showsDetailsBeside(section) {
                    router[besideDetailsIn: section] = routes
                } else {
                    router[section] = routes
                }
            }
            if tab == self.tab { section = sections.last ?? tab }
        }
    }

    /// The sections without a tab that are open on the selected tab, from the bottom up.
    private var untabbedSections: [AppSection] {
        let tabs = tabs.sections
        guard !tabs.contains(section) else { return [] }
        let below = openedSections.filter { !tabs.contains($0) }.prefix { $0 != section }
        return below + [section]
    }

    /// Remembers where the selected section was opened from.
    func followSection() {
        let (sections, isTab) = (untabbedSections, tabs.sections.contains(section))
        if isTab, lastTab != section { lastTab = section }
        if openedSections != sections { openedSections = sections }
    }

    /// Handles a section's page appearing on screen.
    ///
    /// If catalogs change meanwhile, the page's new model appears by itself.
    public func appeared(_ section: AppSection) {
        shownSections.insert(section)
        sectionAppeared(section)
    }

    /// Handles a section's page disappearing.
    public func disappeared(_ section: AppSection) {
        shownSections.remove(section)
        sectionDisappeared(section)
    }

    /// Handles the window being hidden: its pages make no requests.
    public func windowDisappeared() {
        for section in shownSections { sectionDisappeared(section) }
    }

    /// Handles the window being visible again.
    public func windowAppeared() {
        for section in shownSections { sectionAppeared(section) }
    }

    func sectionAppeared(_ section: AppSection) {
        switch section {
        case .home: home?.appeared()
        case .catalog(let id): descriptor(of: id).flatMap { catalogModel(of: $0) }?.appeared()
        case .search: break
        }
    }

    private func sectionDisappeared(_ section: AppSection) {
        switch section {
        case .home: home?.disappeared()
        case .catalog(let id): descriptor(of: id).flatMap { catalogModel(of: $0) }?.disappeared()
        case .search: break
        }
    }

    /// Whether a section shows details beside its list rather than above it.
    public func showsDetailsBeside(_ section: AppSection) -> Bool {
        if case .catalog = section { isRoomy } else { false }
    }

    /// Returns the details beside a section's list; nil if there are none, or if they are above it.
    public func details(beside section: AppSection) -> Route? {
        showsDetailsBeside(section) ? router[detailsIn: section].first : nil
    }
}

extension Router {
    /// The pages above a section's list where details open beside it: those before the first details.
    fileprivate subscript(besideDetailsIn section: AppSection) -> [Route] {
        get { Array(self[section].prefix { !$0.isDetails }) }
        set { self[section] = newValue + self[detailsIn: section] }
    }

    /// The details that are open beside a section's list, and the pages above them.
    public subscript(detailsIn section: AppSection) -> [Route] {
        get { Array(self[section].drop { !$0.isDetails }) }
        set { self[section] = self[besideDetailsIn: section] + newValue }
    }

    /// The pages above the details that are open beside a section's list.
    public subscript(aboveDetailsIn section: AppSection) -> [Route] {
        get { Array(self[detailsIn: section].dropFirst()) }
        set { self[detailsIn: section] = self[detailsIn: section].prefix(1) + newValue }
    }
}

extension Route {
    fileprivate var isDetails: Bool {
        if case .details = self { true } else { false }
    }
}

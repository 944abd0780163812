#if canImport(UIKit)
import Features
import SwiftUI

/// A section's own page, with the open pages pushed onto it.
struct SectionStack<Root: View>: View {
    @Environment(AppModel.self) private var model
    let section: AppSection
    @ViewBuilder let root: Root

    var body: some View {
        @Bindable var router = model.router
        NavigationStack(path: $router[section]) {
            root.navigationDestination(for: Route.self) { PageView(route: $0, section: section) }
        }
        .environment(\.section, section)
    }
}

/// An item's details, everything in one of their sections, the items that share a fact, or a
/// catalog's statistics.
struct PageView: View {
    @Environment(AppModel.self) private var model
    /// The model that the page appeared with, shown while the page slides out.
    @State private var last: PageModel?
    let route: Route
    let section: AppSection

    var body: some View {
        Group {
            switch model.page(of: route, in: section) ?? last {
            case .details(let details)?: DetailsPage(model: details)
            case .related(let related)?: RelatedPage(model: related)
            case .list(let filtered)?: FilteredPage(model: filtered)
            case .statistics(let statistics)?: StatisticsPage(model: statistics)
            case nil: EmptyView()
            }
        }
        .onAppear { last = model.page(of: route, in: section) }
        .zooms(from: ZoomID(section: section, route: route))
    }
}
#endif

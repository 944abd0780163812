#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// A tab's own page and the open pages above it; in wide windows, details are beside the list.
struct SectionStack: View {
    /// The greatest width in points of a list beside details.
    private static let listWidth = 420.0

    @Environment(AppModel.self) private var model
    let section: AppSection

    var body: some View {
        let first = model.details(beside: section)
        HStack(spacing: 0) {
            // The same view with and without room for details, so that the list keeps its place.
            pages.frame(maxWidth: first == nil ? .infinity : Self.listWidth)
            if let first {
                Divider().ignoresSafeArea()
                DetailsColumn(first: first, section: section).id(first)
            }
        }
        .animation(.snappy, value: first == nil)
    }

    private var pages: some View {
        @Bindable var model = model
        return NavigationStack(path: $model[pagesOn: section]) {
            SectionPage(section: section).navigationDestination(for: TabPage.self) { page in
                switch page {
                case .section(let other):
                    SectionPage(section: other)
                        .onAppear { model.appeared(other) }
                        .onDisappear { model.disappeared(other) }
                case .route(let route, in: let place): PageView(route: route, section: place)
                }
            }
        }
    }
}

/// The details beside a list, with the pages opened from them.
private struct DetailsColumn: View {
    @Environment(AppModel.self) private var model
    let first: Route
    let section: AppSection

    var body: some View {
        @Bindable var router = model.router
        NavigationStack(path: $router[aboveDetailsIn: section]) {
            PageView(route: first, section: section)
                .toolbar { CloseItem { router[detailsIn: section] = [] } }
                .navigationDestination(for: Route.self) { PageView(route: $0, section: section) }
        }
        .transition(.move(edge: .trailing))
    }
}

/// A section's own page.
private struct SectionPage: View {
    @Environment(AppModel.self) private var model
    let section: AppSection

    var body: some View {
        Group {
            switch section {
            case .home: if let home = model.home { HomePage(home: home) }
            case .catalog(let id):
                if let catalog = model.catalogs.first(where: { $0.id == id }),
                    let catalogModel = model.catalogModel(of: catalog)
                {
                    ListPage(catalogModel: catalogModel)
                }
            case .search: if let search = model.quickSearch { SearchPage(search: search) }
            }
        }
        .environment(\.section, section)
    }
}

/// An item's details, everything in one of their sections, the items that share a fact, or a
/// catalog's statistics.
private struct PageView: View {
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
        .environment(\.section, section)
    }
}
#endif

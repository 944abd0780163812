#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// A catalog: its lists beside the open item, or below it if there isn't enough room for both.
struct CatalogTab: View {
    @Environment(AppModel.self) private var model
    let catalogModel: CatalogViewModel

    var body: some View {
        Group {
            if catalogModel.descriptor.hasDetails {
                NavigationSplitView(preferredCompactColumn: column) {
                    ListPage(catalogModel: catalogModel)
                        .navigationSplitViewColumnWidth(min: 300, ideal: 380, max: 520)
                } detail: {
                    NavigationStack { SidePane() }
                }
                .navigationSplitViewStyle(.balanced)
            } else {
                NavigationStack(path: routes) {
                    ListPage(catalogModel: catalogModel)
                        .navigationDestination(for: Route.self) { _ in SidePane() }
                }
            }
        }
        .onAppear { catalogModel.appeared() }
        .onDisappear { catalogModel.disappeared() }
    }

    /// On iPhone, the open item is pushed onto the list, and Back returns here.
    private var column: Binding<NavigationSplitViewColumn> {
        Binding(
            showing: {
                model.routes(in: catalogModel.descriptor).isEmpty ? .sidebar : .detail
            },
            changing: { column in
                if column == .sidebar { model.routesChanged(to: [], in: catalogModel.descriptor) }
            }
        )
    }

    private var routes: Binding<[Route]> {
        Binding(
            showing: { model.routes(in: catalogModel.descriptor) },
            changing: { model.routesChanged(to: $0, in: catalogModel.descriptor) }
        )
    }
}
#endif

#if canImport(SwiftUI)
import Catalog
import Features
import SwiftUI

/// One catalog: its lists beside what is open, or below it where there is no room for both.
struct CatalogTab: View {
    @Environment(AppModel.self) private var model
    let browser: CatalogViewModel

    var body: some View {
        Group {
            if browser.descriptor.hasDetails {
                NavigationSplitView(preferredCompactColumn: column) {
                    ListPage(browser: browser)
                        .navigationSplitViewColumnWidth(min: 300, ideal: 380, max: 520)
                } detail: {
                    NavigationStack { SidePane() }
                }
                .navigationSplitViewStyle(.balanced)
            } else {
                NavigationStack(path: routes) {
                    ListPage(browser: browser)
                        .navigationDestination(for: Route.self) { _ in SidePane() }
                }
            }
        }
        .onAppear { browser.appeared() }
        .onDisappear { browser.disappeared() }
    }

    /// On an iPhone, what is open is pushed on the list; its Back leads here.
    private var column: Binding<NavigationSplitViewColumn> {
        Binding(
            showing: {
                model.routes(in: browser.descriptor).isEmpty ? .sidebar : .detail
            },
            changing: { column in
                if column == .sidebar { model.routesChanged(to: [], in: browser.descriptor) }
            }
        )
    }

    private var routes: Binding<[Route]> {
        Binding(
            showing: { model.routes(in: browser.descriptor) },
            changing: { model.routesChanged(to: $0, in: browser.descriptor) }
        )
    }
}
#endif

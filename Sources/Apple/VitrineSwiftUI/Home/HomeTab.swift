#if canImport(UIKit)
import Features
import SwiftUI

/// The home page, with items pushed onto it.
struct HomeTab: View {
    @Environment(AppModel.self) private var model
    let home: HomeViewModel

    var body: some View {
        NavigationStack(path: routes) {
            HomePage(home: home)
                .navigationDestination(for: Route.self) { _ in SidePane() }
        }
        .onAppear { home.appeared() }
        .onDisappear { home.disappeared() }
    }

    private var routes: Binding<[Route]> {
        Binding(
            showing: { model.homeRoutes },
            changing: { model.homeRoutesChanged(to: $0) }
        )
    }
}
#endif

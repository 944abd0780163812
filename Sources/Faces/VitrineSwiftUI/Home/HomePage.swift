#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

/// The home page: the spotlight, and below it the shelves that have something on them.
struct HomePage: View {
    @Environment(FaceState.self) private var face
    @Environment(\.strings) private var strings
    let home: HomeViewModel

    var body: some View {
        content
            .navigationTitle(strings("home.title"))
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(strings("settings.title"), systemImage: "gear") {
                        face.isSettingsOpen = true
                    }
                }
            }
            .announced(home.announcement)
    }

    @ViewBuilder private var content: some View {
        switch home.content {
        case .loading: ProgressView(strings("list.loading"))
        case .failure(let error):
            notice(strings("error.title"), strings.message(for: error).body, "wifi.slash")
        case .empty: notice(strings("list.empty.title"), strings("list.empty.text"), "photo")
        case .shelves: shelves
        }
    }

    private var shelves: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 24) {
                if home.isOffline {
                    Text(strings("offline.banner")).font(.footnote).padding(.horizontal)
                }
                if let spotlight = home.spotlight, spotlight.item != nil {
                    SpotlightCard(spotlight: spotlight)
                }
                ForEach(home.shown, id: \.title) { shelf in ShelfRow(shelf: shelf) }
            }
            .padding(.vertical)
        }
        .refreshable { [home] in await home.refresh() }
        .accessibilityIdentifier("home")
    }

    private func notice(_ title: String, _ text: String, _ systemImage: String) -> some View {
        ContentUnavailableView {
            Label(title, systemImage: systemImage)
        } description: {
            Text(text)
        } actions: {
            Button(strings("list.retry")) { home.refreshRequested() }
                .buttonStyle(.borderedProminent)
        }
    }
}
#endif

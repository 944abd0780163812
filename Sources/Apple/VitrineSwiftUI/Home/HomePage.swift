#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The home page: the spotlight, and below it the shelves that have content.
struct HomePage: View {
    @Environment(AppModel.self) private var model
    @Environment(PresentationState.self) private var presentation
    @Environment(\.strings) private var strings
    let home: HomeViewModel

    var body: some View {
        content
            .navigationTitle(strings("home.title"))
            .toolbar {
                SearchItem(model: model)
                ToolbarItem(placement: .topBarTrailing) {
                    Button(strings("settings.title"), systemImage: "gear") {
                        presentation.sheet = .settings
                    }
                }
            }
            .announced(home.announcement)
    }

    @ViewBuilder private var content: some View {
        switch home.content {
        case .loading: ProgressView(strings("list.loading"))
        case .failure(let error):
            notice(
                strings("error.title"),
                home.message(for: error).body,
                "wifi.slash",
                home.offers(for: error)
            )
        case .empty:
            notice(strings("list.empty.title"), strings("list.empty.text"), "photo", [.retry])
        case .shelves: shelves
        }
    }

    private var shelves: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 24) {
                if let notice = home.offlineNotice {
                    Text(notice).font(.footnote).padding(.horizontal)
                }
                if let spotlight = home.spotlight, spotlight.item != nil {
                    SpotlightCard(spotlight: spotlight)
                }
                ForEach(home.sections) { section in
                    switch section {
                    case .shelf(let shelf): ShelfRow(shelf: shelf)
                    case .failure(let failure): self.failure(failure)
                    }
                }
                if !model.tabs.others.isEmpty { OtherCatalogs() }
            }
            .padding(.vertical)
        }
        .refreshable { [home] in await home.refresh() }
        .accessibilityIdentifier("home")
    }

    private func failure(_ failure: HomeViewModel.Failure) -> some View {
        let words = home.notice(of: failure)
        return VStack(alignment: .leading, spacing: 8) {
            Text(home.title(of: failure)).font(.title3.bold()).padding(.horizontal)
            notice(words.title, words.text, "exclamationmark.triangle", words.offers)
        }
        .accessibilityElement(children: .contain)
    }

    private func notice(
        _ title: String,
        _ text: String,
        _ systemImage: String,
        _ offers: [ListContent.Offer]
    ) -> some View {
        ContentUnavailableView {
            Label(title, systemImage: systemImage)
        } description: {
            Text(text)
        } actions: {
            ForEach(offers, id: \.self) { offer in
                Button(home.title(of: offer)) { tapped(offer) }
                    .buttonStyle(.bordered)
            }
        }
    }

    private func tapped(_ offer: ListContent.Offer) {
        if offer == .settings {
            presentation.sheet = .key(of: model.keyCatalog)
        } else {
            home.offerTapped(offer)
        }
    }
}
#endif

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
        VStack(spacing: 0) {
            content
            if home.content != .shelves, !model.tabs.others.isEmpty {
                OtherCatalogs().padding(.bottom)
            }
        }
        .navigationTitle(strings("home.title"))
        .toolbar {
            SearchItem(model: model)
            ToolbarItem(placement: .topBarTrailing) {
                Button(strings("settings.title"), systemImage: "gearshape") {
                    presentation.sheet = .settings
                }
            }
        }
        .announced(home.announcement)
    }

    @ViewBuilder private var content: some View {
        switch home.content {
        case .loading: ProgressView(strings("list.loading"))
        case .failure: if let notice = home.notice { self.notice(notice, "wifi.slash") }
        case .empty: if let notice = home.notice { self.notice(notice, "photo") }
        case .shelves: shelves
        }
    }

    private var shelves: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 24) {
                if let notice = home.offlineNotice {
                    Text(notice).font(.footnote).padding(.horizontal)
                }
                if home.keepsSpotlight, let spotlight = home.spotlight {
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
        VStack(alignment: .leading, spacing: 8) {
            Text(home.title(of: failure)).font(.title3.bold()).padding(.horizontal)
                .accessibilityAddTraits(.isHeader)
            notice(home.notice(of: failure), "exclamationmark.triangle")
        }
        .accessibilityElement(children: .contain)
    }

    private func notice(_ notice: ListContent.Notice, _ systemImage: String) -> some View {
        NoticeView(
            notice: notice,
            systemImage: systemImage,
            catalog: model.keyCatalog,
            label: home.title(of:),
            offerTapped: home.offerTapped
        )
    }
}
#endif

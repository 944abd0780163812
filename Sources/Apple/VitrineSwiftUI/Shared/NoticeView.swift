#if canImport(SwiftUI)
import Features
import SwiftUI

/// Why there are no rows, and what can be done.
struct NoticeView: View {
    @Environment(FaceState.self) private var face
    let notice: ListContent.Notice
    let systemImage: String
    let browser: CatalogViewModel

    var body: some View {
        ContentUnavailableView {
            Label(notice.title, systemImage: systemImage)
        } description: {
            Text(notice.text)
        } actions: {
            ForEach(notice.offers, id: \.self) { offer in
                Button(browser.title(of: offer)) { tapped(offer) }
                    .buttonStyle(.bordered)
            }
        }
    }

    private func tapped(_ offer: ListContent.Offer) {
        if offer == .settings { face.isSettingsOpen = true } else { browser.offerTapped(offer) }
    }
}
#endif

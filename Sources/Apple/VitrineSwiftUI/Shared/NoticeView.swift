#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// An explanation of why there are no rows, with actions.
struct NoticeView: View {
    @Environment(PresentationState.self) private var presentation
    let notice: ListContent.Notice
    let systemImage: String
    let list: ItemListViewModel
    let offerTapped: @MainActor (ListContent.Offer) -> Void

    var body: some View {
        ContentUnavailableView {
            Label(notice.title, systemImage: systemImage)
        } description: {
            Text(notice.text)
        } actions: {
            ForEach(notice.offers, id: \.self) { offer in
                Button(list.title(of: offer)) { tapped(offer) }
                    .buttonStyle(.bordered)
            }
        }
    }

    private func tapped(_ offer: ListContent.Offer) {
        if offer == .settings {
            presentation.sheet = .key(of: list.descriptor.id)
        } else {
            offerTapped(offer)
        }
    }
}
#endif

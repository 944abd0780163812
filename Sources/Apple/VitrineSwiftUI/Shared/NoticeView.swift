#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// An error, with a Retry button.
struct FailureView: View {
    @Environment(\.strings) private var strings
    let message: ErrorMessage
    /// The heading; by default "Error".
    var title: String?
    var systemImage = "exclamationmark.triangle"
    let retryTapped: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(title ?? message.title, systemImage: systemImage)
        } description: {
            Text(message.body)
        } actions: {
            Button(strings("list.retry"), action: retryTapped).buttonStyle(.borderedProminent)
        }
    }
}

/// An explanation of why a page has no rows or shelves, with the page's buttons.
struct NoticeView: View {
    @Environment(PresentationState.self) private var presentation
    let notice: ListContent.Notice
    let systemImage: String
    /// The catalog whose key the settings button is about, or nil.
    let catalog: CatalogID?
    let label: @MainActor (ListContent.Offer) -> String
    /// Called for a button, except for the settings.
    let offerTapped: @MainActor (ListContent.Offer) -> Void

    var body: some View {
        ContentUnavailableView {
            Label(notice.title, systemImage: systemImage)
        } description: {
            Text(notice.text)
        } actions: {
            ForEach(notice.offers, id: \.self) { offer in
                Button(label(offer)) {
                    if offer == .settings {
                        presentation.sheet = .key(of: catalog)
                    } else {
                        offerTapped(offer)
                    }
                }
                .buttonStyle(.bordered)
            }
        }
    }
}

/// Texts of which several may be equal.
struct TextLines: View {
    let texts: [String]

    init(_ texts: some Sequence<String>) { self.texts = Array(texts) }

    var body: some View {
        ForEach(Array(texts.enumerated()), id: \.offset) { Text($0.element) }
    }
}

/// A title and a smaller line below it.
struct TitleAndLine: View {
    let title: String
    let line: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
            if let line { Text(line).font(.footnote).foregroundStyle(.secondary) }
        }
    }
}
#endif

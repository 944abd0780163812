#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// An explanation of why there is nothing to show, with buttons.
struct Explanation<Buttons: View>: View {
    let title: String
    let text: String
    let systemImage: String
    @ViewBuilder let buttons: Buttons

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: systemImage)
        } description: {
            Text(text)
        } actions: {
            buttons
        }
    }
}

/// An error, with a Retry button.
struct FailureView: View {
    @Environment(\.strings) private var strings
    let message: ErrorMessage
    /// The heading; by default "Error".
    var title: String?
    var systemImage = "exclamationmark.triangle"
    let retryTapped: @MainActor () -> Void

    var body: some View {
        Explanation(
            title: title ?? message.title,
            text: message.body,
            systemImage: systemImage
        ) {
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
        Explanation(title: notice.title, text: notice.text, systemImage: systemImage) {
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

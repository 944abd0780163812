#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// An item's details: first the row's content, then the result of the details request.
struct DetailsPage: View {
    @Environment(\.strings) private var strings
    let model: DetailsViewModel

    var body: some View {
        Group {
            if let content = model.content.value {
                DetailsBody(model: model, content: content)
            } else if let error = model.content.error {
                FailureView(message: strings.message(for: error)) { model.retryTapped() }
            } else {
                ProgressView(strings("details.loading"))
            }
        }
        .pageTitle(model.title)
        .toolbar {
            // Around the item: an empty one would still draw its glass.
            if model.content.isLoading, model.content.value != nil {
                ToolbarItem(placement: .topBarTrailing) {
                    ProgressView().accessibilityLabel(strings("details.loading"))
                }
            }
            if let link = model.content.value?.links.first {
                ToolbarItem(placement: .topBarTrailing) {
                    ShareLink(item: link.url, preview: SharePreview(model.title)) {
                        Label(strings("row.share"), systemImage: "square.and.arrow.up")
                    }
                }
            }
        }
        .safeAreaBar(edge: .top) { incompleteNotice }
        .safeAreaBar(edge: .bottom) { returnButton }
        .onAppear { model.appeared() }
        .announced(model.announcement)
    }

    /// A notice that some details failed to load, with a Retry button.
    @ViewBuilder private var incompleteNotice: some View {
        if let notice = model.incompleteNotice {
            NoticeBanner(notice: notice, symbol: "exclamationmark.triangle") { [model] in
                model.retryTapped()
            }
            .padding(.horizontal)
        }
    }

    /// "Return to Film List" (brief 000).
    @ViewBuilder private var returnButton: some View {
        if let label = model.returnLabel {
            Button(label) { model.backTapped() }
                .buttonStyle(.glass)
                .controlSize(.large)
                .padding()
                .accessibilityIdentifier("return")
        }
    }
}
#endif

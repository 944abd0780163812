#if canImport(SwiftUI)
import Catalog
import Features
import L10n
import SwiftUI

/// The details of one item: what the row had at first, then what its own request brings.
struct DetailsPage: View {
    @Environment(\.strings) private var strings
    let model: DetailsViewModel

    var body: some View {
        Group {
            if let content = model.content.value {
                DetailsBody(model: model, content: content)
            } else if let error = model.content.error {
                ContentUnavailableView {
                    Label(strings("error.title"), systemImage: "exclamationmark.triangle")
                } description: {
                    Text(strings.message(for: error).body)
                } actions: {
                    Button(strings("list.retry")) { model.retryTapped() }
                        .buttonStyle(.borderedProminent)
                }
            } else {
                ProgressView(strings("details.loading"))
            }
        }
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                if model.content.isLoading, model.content.value != nil { ProgressView() }
            }
        }
        .safeAreaBar(edge: .top) { incompleteNotice }
        .safeAreaBar(edge: .bottom) { returnButton }
        .onAppear { model.appeared() }
        .announced(model.announcement)
    }

    /// That some of it could not be loaded, with a button that asks again.
    @ViewBuilder private var incompleteNotice: some View {
        if let notice = model.incompleteNotice {
            AdaptiveRow {
                Text(notice)
            } buttons: {
                Button(strings("list.retry")) { model.retryTapped() }
            }
            .font(.footnote)
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

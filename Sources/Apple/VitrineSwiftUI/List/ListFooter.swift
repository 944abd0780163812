#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The footer below the last row: a spinner, a retry button, or the end.
struct ListFooter: View {
    @Environment(\.strings) private var strings
    let list: ItemListViewModel

    var body: some View {
        VStack(spacing: 12) {
            switch list.footer {
            case .none: EmptyView()
            case .loading: ProgressView()
            case .failed:
                Text(list.footerSpeech).multilineTextAlignment(.center)
                Button(strings("list.retry")) { list.footerTapped() }.buttonStyle(.bordered)
            case .end: Text(list.endText)
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, minHeight: 56)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(list.footerSpeech)
    }
}
#endif

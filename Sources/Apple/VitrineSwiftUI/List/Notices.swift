#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A notice that the service or the catalog's file can't be used, with a Retry button.
struct NoticeBanner: View {
    static let outage = "wifi.slash"

    @Environment(\.strings) private var strings
    let notice: String
    var symbol = outage
    let retryTapped: @MainActor () -> Void

    var body: some View {
        AdaptiveRow {
            Label(notice, systemImage: symbol)
        } buttons: {
            Button(strings("list.retry")) { retryTapped() }
        }
        .font(.footnote)
    }
}

/// A notice that the rows are demo data because there is no key, with a button that opens the
/// settings.
struct DemoNotice: View {
    @Environment(AppModel.self) private var model
    @Environment(PresentationState.self) private var presentation
    @Environment(\.strings) private var strings
    let catalog: CatalogID

    var body: some View {
        if model.settings.showsDemoNotice(of: catalog) {
            AdaptiveRow {
                Text(model.settings.demoNoticeText)
            } buttons: {
                Button(strings("settings.title")) { presentation.sheet = .key(of: catalog) }
                Button(strings("app.demo-notice.dismiss"), systemImage: "xmark") {
                    model.settings.demoNoticeDismissed()
                }
                .labelStyle(.iconOnly)
            }
            .font(.footnote)
        }
    }
}

/// The progress of loading all pages for an order that needs them.
struct WholeListBar: View {
    @Environment(\.strings) private var strings
    let list: ItemListViewModel

    var body: some View {
        if let wholeList = list.wholeListContent {
            VStack(alignment: .leading, spacing: 4) {
                Text(wholeList.text).font(.footnote)
                ProgressView(value: wholeList.fraction)
                    .accessibilityLabel(strings("list.completing.name"))
                if wholeList.hasFailed {
                    Button(strings("list.retry")) { list.retryWholeListTapped() }
                }
            }
        }
    }
}

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

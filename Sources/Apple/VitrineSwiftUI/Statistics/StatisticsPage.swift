#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The posts per user, as bars and as a table, updated while photos arrive.
struct StatisticsPage: View {
    @Environment(\.strings) private var strings
    let model: StatisticsViewModel

    var body: some View {
        Group {
            switch model.content {
            case .loading: ProgressView(strings("statistics.loading"))
            case .table(let content): table(content)
            case .empty:
                ContentUnavailableView(
                    strings("statistics.empty.title"),
                    systemImage: "chart.bar",
                    description: Text(strings("statistics.empty.text"))
                )
            case .failure(let error):
                ContentUnavailableView {
                    Label(strings("error.title"), systemImage: "exclamationmark.triangle")
                } description: {
                    Text(strings.message(for: error).body)
                } actions: {
                    Button(strings("list.retry")) { model.retryTapped() }
                }
            }
        }
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { model.appeared() }
        .announced(model.announcement)
    }

    private func table(_ content: StatisticsContent) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                StatisticsChart(content: model.chart, strings: strings)
                Text(model.pendingText).font(.footnote).foregroundStyle(.secondary)
                if let failed = model.failedText { Text(failed).font(.footnote) }
                StatisticsTable(model: model, rows: content.rows)
            }
            .padding()
        }
        .accessibilityIdentifier("table")
    }
}
#endif

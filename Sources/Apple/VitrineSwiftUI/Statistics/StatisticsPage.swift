#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// A catalog's statistics as bars and as a table, updated while photos arrive and marks change.
struct StatisticsPage: View {
    @Environment(\.strings) private var strings
    @Bindable var model: StatisticsViewModel

    var body: some View {
        Group {
            switch model.content {
            case .loading: ProgressView(strings("statistics.loading"))
            case .table(let content): table(content)
            case .empty(let title, let text):
                ContentUnavailableView(title, systemImage: "chart.bar", description: Text(text))
            case .failure(let error):
                FailureView(message: strings.message(for: error)) { model.retryTapped() }
            }
        }
        .pageTitle(model.title)
        .onAppear { model.appeared() }
        .announced(model.announcement)
    }

    private func table(_ content: StatisticsContent) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                if model.groupings.count > 1 { groupings }
                StatisticsChart(content: model.chart)
                Text(content.note).font(.footnote).foregroundStyle(.secondary)
                if let failure = content.failure { Text(failure).font(.footnote) }
                StatisticsTable(model: model, content: content)
            }
            .padding()
        }
        .accessibilityIdentifier("table")
    }

    private var groupings: some View {
        Picker(strings("statistics.groupings"), selection: $model.grouping) {
            ForEach(model.groupings, id: \.self) { grouping in
                Text(strings("statistics.column.\(grouping.rawValue)")).tag(grouping)
            }
        }
        .segments(model.groupings.count)
    }
}
#endif

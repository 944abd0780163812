#if canImport(UIKit)
import Charts
import Features
import L10n
import SwiftUI

/// The first users as bars.
struct StatisticsChart: View {
    let content: StatisticsChartContent
    let strings: Localizer

    var body: some View {
        if !content.rows.isEmpty {
            Chart(content.rows) { row in
                BarMark(
                    x: .value(content.column.rawValue, row.number(in: content.column) ?? 0),
                    y: .value(StatisticsColumn.user.rawValue, row.user)
                )
                .foregroundStyle(.tint)
                .cornerRadius(4)
                .annotation(position: .trailing) {
                    Text(row.text(in: content.column, strings)).font(.caption2)
                }
            }
            .chartXAxis(.hidden)
            .frame(height: Double(content.rows.count) * 36)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(content.speech)
            if let caption = content.caption {
                Text(caption).font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
            }
        }
    }
}
#endif

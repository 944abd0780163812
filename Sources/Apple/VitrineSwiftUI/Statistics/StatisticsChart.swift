#if canImport(UIKit)
import Charts
import Features
import SwiftUI

/// The first rows as bars.
struct StatisticsChart: View {
    let content: StatisticsChartContent

    var body: some View {
        if !content.rows.isEmpty {
            Chart(content.rows) { row in
                BarMark(
                    x: .value("number", row.numbers[content.column] ?? 0),
                    y: .value("name", row.name)
                )
                .foregroundStyle(.tint)
                .cornerRadius(4)
                .annotation(position: .trailing) {
                    Text(row.texts[content.column]).font(.caption2)
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

#if canImport(UIKit)
import Charts
import Features
import SwiftUI

/// The rows' numbers; tapping a column header sorts by it.
struct StatisticsTable: View {
    let model: StatisticsViewModel
    let content: StatisticsContent

    var body: some View {
        // Scrolls sideways if large text needs it.
        ScrollView(.horizontal) {
            Grid(alignment: .trailing, horizontalSpacing: 20, verticalSpacing: 10) {
                GridRow {
                    ForEach(content.columns.indices, id: \.self) { column in
                        Button(model.title(ofColumn: column) ?? "") { model.columnTapped(column) }
                            .font(.subheadline)
                            .accessibilityLabel(model.label(ofColumn: column))
                    }
                }
                Divider()
                ForEach(content.rows) { row in
                    GridRow {
                        ForEach(row.texts.indices, id: \.self) { column in
                            // A row isn't an element: the first cell speaks for all of them.
                            Text(row.texts[column]).monospacedDigit()
                                .accessibilityLabel(row.speech)
                                .accessibilityHidden(column > 0)
                        }
                    }
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}

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

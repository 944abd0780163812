#if canImport(UIKit)
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
                            Text(row.texts[column]).monospacedDigit()
                        }
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(row.speech)
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
#endif

#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// Each user's figures; tapping a column header sorts by it.
struct StatisticsTable: View {
    @Environment(\.strings) private var strings
    let model: StatisticsViewModel
    let rows: [StatisticsRow]

    var body: some View {
        // Scrolls sideways if large text needs it.
        ScrollView(.horizontal) {
            Grid(alignment: .trailing, horizontalSpacing: 20, verticalSpacing: 10) {
                GridRow {
                    ForEach(StatisticsColumn.allCases, id: \.self) { column in
                        Button(model.title(of: column)) { model.columnTapped(column) }
                            .font(.subheadline)
                            .accessibilityLabel(model.label(of: column))
                    }
                }
                Divider()
                ForEach(rows) { row in
                    GridRow {
                        ForEach(StatisticsColumn.allCases, id: \.self) { column in
                            Text(row.text(in: column, strings)).monospacedDigit()
                        }
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(row.speech(strings))
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
#endif

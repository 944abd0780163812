import Features
import GTKSupport
import L10n

/// The heads of the table's columns: buttons that sort by them, the chosen one with an arrow.
@MainActor
final class StatisticsHeader {
    let root: Box

    private let heads: [Head]
    private let model: StatisticsViewModel

    private struct Head {
        let column: StatisticsColumn
        let button: Button
        let arrow: Icon
    }

    init(model: StatisticsViewModel) {
        self.model = model
        let strings = model.strings
        let root = Box.horizontal(spacing: StatisticsColumn.spacing).style("statistics-header")
        self.root = root
        heads = StatisticsColumn.allCases.map { column in
            let isName = column == .user
            let arrow = Icon("pan-down-symbolic", size: 12)
            let label = Label(strings("statistics.column.\(column.rawValue)"))
                .wrapped(lines: 2).justified(isName ? 0 : 1)
                .characters(least: column.characters - 2, most: column.characters)
                .style("figures-cell")
            let content = Box.horizontal(spacing: 2)
            if isName { content.append(label) }
            content.append(arrow.align(.center, .center))
            if !isName { content.append(label.expand(horizontally: true)) }
            let button = Button(showing: content, name: "").style("flat")
                .expand(horizontally: isName)
            root.append(button.clicked { [weak model] in model?.columnTapped(column) })
            return Head(column: column, button: button, arrow: arrow)
        }
        root.bind { [weak self] in self?.update() }
    }

    private func update() {
        let strings = model.strings
        for head in heads {
            let isSorted = model.column == head.column
            head.arrow.opacity = isSorted ? 1 : 0
            head.arrow.show(model.isDescending ? "pan-down-symbolic" : "pan-up-symbolic")
            let name = strings(head.column.nameKey)
            let key = model.isDescending ? "descending" : "ascending"
            _ = head.button.named(
                isSorted
                    ? strings("statistics.sorted.\(key)", name)
                    : strings("statistics.sort-by", name),
                tooltip: true
            )
        }
    }
}

extension StatisticsColumn {
    /// The column in full words.
    fileprivate var nameKey: String {
        switch self {
        case .user, .posts: "statistics.column.\(rawValue)"
        case .average, .width: "statistics.column.\(rawValue).unit"
        }
    }
}

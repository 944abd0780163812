import Features
import GTKSupport
import L10n

/// The table's column headers: buttons that sort, the active one with an arrow.
@MainActor
final class StatisticsHeader {
    let root: Box

    private let heads: [Head]
    private let model: StatisticsViewModel

    private struct Head {
        let column: StatisticsColumn
        let button: Button
        let label: Label
    }

    init(model: StatisticsViewModel) {
        self.model = model
        let root = Box.horizontal(spacing: StatisticsColumn.spacing).style("statistics-header")
        self.root = root
        heads = StatisticsColumn.allCases.map { column in
            let isName = column == .user
            let label = Label().wrapped(lines: 2).justified(isName ? 0 : 1)
                .characters(least: column.characters, most: column.characters)
                .style("figures-cell")
            let button = Button(showing: label, name: "").style("flat")
                .expand(horizontally: isName)
            root.append(button.clicked { [weak model] in model?.columnTapped(column) })
            return Head(column: column, button: button, label: label)
        }
        root.bind { [weak self] in self?.update() }
    }

    private func update() {
        for head in heads {
            head.label.text = model.title(of: head.column)
            _ = head.button.named(model.label(of: head.column), tooltip: true)
        }
    }
}

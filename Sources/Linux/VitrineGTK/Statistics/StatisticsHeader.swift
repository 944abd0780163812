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
        let button: Button
        let label: Label
    }

    init(model: StatisticsViewModel) {
        self.model = model
        let root = Box.horizontal().style("statistics-header")
        self.root = root
        heads = (0..<StatisticsContent.mostColumns).map { column in
            let label = Label().wrapped(lines: 2).inColumn(column)
            let button = Button(showing: label, name: "").style("flat")
                .expand(horizontally: column == 0)
            root.append(button.clicked { [weak model] in model?.columnTapped(column) })
            return Head(button: button, label: label)
        }
        root.bind { [weak self] in self?.update() }
    }

    private func update() {
        for (column, head) in heads.enumerated() {
            let title = model.title(ofColumn: column)
            head.button.isVisible = title != nil
            head.label.text = title ?? ""
            _ = head.button.named(model.label(ofColumn: column), tooltip: true)
        }
    }
}

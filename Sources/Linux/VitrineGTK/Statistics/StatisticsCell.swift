import Features
import GTKSupport
import L10n

/// A table row, identified by its position.
///
/// The cell reads its row again whenever the statistics change, so rows keep their place and the
/// focus while photos load.
@MainActor
final class StatisticsPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
    }
}

/// One row's name and numbers.
@MainActor
final class StatisticsCell: ListCell {
    let root: AnyWidget

    private let labels: [Label]
    private let model: StatisticsViewModel
    private var position: StatisticsPosition?
    private var binding: Binding?

    init(model: StatisticsViewModel) {
        self.model = model
        labels = (0..<StatisticsContent.mostColumns).map { column in
            Label().ellipsized().inColumn(column)
        }
        let row = Box.horizontal()
        labels.forEach(row.append)
        root = row.erased
        binding = root.bind { [weak self] in self?.update() }
    }

    func show(_ position: StatisticsPosition) {
        self.position = position
        binding?.run()
    }

    func clear() { position = nil }

    private func update() {
        guard let rows = model.shown?.rows, let position, rows.indices.contains(position.index)
        else { return }
        let row = rows[position.index]
        for (column, label) in labels.enumerated() {
            label.isVisible = row.texts.indices.contains(column)
            if label.isVisible { label.text = row.texts[column] }
        }
        root.tooltip = row.name
        root.parent?.accessibleName(row.speech)
    }
}

extension Label {
    /// Gives the label the place and width of a column; the names' column also gets the remaining
    /// width.
    func inColumn(_ column: Int) -> Label {
        let characters = column < 2 ? 7 : 9
        return justified(column == 0 ? 0 : 1).characters(least: characters, most: characters)
            .style("figures-cell").expand(horizontally: column == 0)
    }
}

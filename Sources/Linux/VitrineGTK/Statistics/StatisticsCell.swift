import Features
import GTKSupport
import L10n

/// A table row, identified by its position.
///
/// The cell reads its user again whenever the statistics change, so rows keep their place and the
/// focus while photos load.
@MainActor
final class StatisticsPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
    }
}

/// One user's numbers.
@MainActor
final class StatisticsCell: ListCell {
    let root: AnyWidget

    private let labels: [(column: StatisticsColumn, label: Label)]
    private let model: StatisticsViewModel
    private var position: StatisticsPosition?
    private var binding: Binding?

    init(model: StatisticsViewModel) {
        self.model = model
        labels = StatisticsColumn.allCases.map { column in
            let label = Label().ellipsized().justified(column == .user ? 0 : 1)
                .characters(least: column.characters, most: column.characters)
            return (column, label.style("figures-cell").expand(horizontally: column == .user))
        }
        let row = Box.horizontal(spacing: StatisticsColumn.spacing)
        for (_, label) in labels { row.append(label) }
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
        for (column, label) in labels { label.text = row.text(in: column, model.strings) }
        root.tooltip = row.user
        root.parent?.accessibleName(row.speech(model.strings))
    }
}

extension StatisticsColumn {
    /// The space between columns in application pixels.
    static let spacing = 0

    /// The column width in average characters; the name column also gets the remaining width.
    var characters: Int {
        switch self {
        case .user: 7
        case .posts: 7
        case .average: 9
        case .width: 8
        }
    }
}

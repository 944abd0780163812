import ScreenDriver

/// Finds the rows of a list or the cells of a grid that are on screen.
///
/// GTK 4.8 keeps 200 rows around the viewport. Those outside it are not hidden, and report the
/// position where they were last on screen. Rows that follow one another without a gap are
/// therefore grouped, and each group is checked for a row that is drawn at its position. GTK 4.18
/// reports only rows on screen, with their positions.
struct RowSearch {
    private let connection: Connection
    private let list: Address
    private let clip: Frame

    /// `clip` is the visible part of `list`.
    init(_ connection: Connection, in list: Address, within clip: Frame) {
        self.connection = connection
        self.list = list
        self.clip = clip
    }

    /// The children within the visible part, in order, if GTK reports the showing state.
    func placed(among children: [Address]) -> [Address] {
        let answers = connection.answers(to: children.map { .frame(of: $0) })
        return zip(children, answers).compactMap { child, answer in
            answer.map { $0.frame.intersection(clip).isEmpty } == false ? child : nil
        }
    }

    /// The children that are on screen, in their order.
    func rows(among children: [Address]) -> [Address] {
        let places = connection.answers(to: children.map { .frame(of: $0) }).map { $0?.frame }
        let runs = runs(of: places)
        // The first row of a group may be covered by something else.
        let samples = runs.map { [$0.lowerBound, ($0.lowerBound + $0.upperBound) / 2] }
        meetAll(samples.joined().map { children[$0] })
        for (run, samples) in zip(runs, samples) {
            for index in samples where isDrawn(children[index], at: places[index]) {
                return Array(children[run])
            }
        }
        return []
    }
}

extension RowSearch {
    /// Groups of neighbors that follow one another within the visible part.
    private func runs(of places: [Frame?]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, place) in places.enumerated() {
            guard let place, !place.intersection(clip).isEmpty else { continue }
            if let last = runs.last, last.upperBound == index,
                places[index - 1]?.isJustBefore(place) == true
            {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    /// Queries these elements and all their descendants.
    ///
    /// GTK reports what is drawn at a point only for elements that have been queried before.
    private func meetAll(_ elements: [Address]) {
        var level = elements
        while !level.isEmpty {
            level = connection.answers(to: level.map { .children(of: $0) })
                .flatMap { $0?.addresses ?? [] }
        }
    }

    /// Whether the list draws the row at the center of this position.
    private func isDrawn(_ row: Address, at place: Frame?) -> Bool {
        guard let center = place?.intersection(clip).center else { return false }
        let question = Question.element(atX: center.x, y: center.y, in: list)
        var found = connection.answer(to: question)?.address
        while let element = found, element != list {
            if element == row { return true }
            found = connection.answer(to: .parent(of: element))?.parent
        }
        return false
    }
}

extension Frame {
    /// Whether it directly precedes a row or cell, with a gap of at most 64 pixels.
    fileprivate func isJustBefore(_ next: Frame) -> Bool {
        if y == next.y && height > 0 && x < next.x { return true }
        return (next.y - 64...next.y).contains(y + height) && !isEmpty && !next.isEmpty
    }
}

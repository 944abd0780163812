import ScreenDriver

/// Finds the rows of a list or the cells of a grid that are on screen.
///
/// GTK 4.8 keeps 200 rows around the viewport. Those outside it are not hidden, and say that they
/// are where they last were on screen. So rows that follow one another without a gap are taken
/// together, and of such a run one row is looked for that is drawn where it says.
struct RowSearch {
    private let connection: Connection
    private let list: Address
    private let clip: Frame

    /// Looks among the rows of `list` for those within `clip`, which is what can be seen of it.
    init(_ connection: Connection, in list: Address, within clip: Frame) {
        self.connection = connection
        self.list = list
        self.clip = clip
    }

    /// Those of the list's children that are on screen, in their order.
    func rows(among children: [Address]) -> [Address] {
        let places = connection.answers(to: children.map { .frame(of: $0) }).map { $0?.frame }
        let runs = runs(of: places)
        // The first row of a run may lie under something else.
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
    /// Neighbors that lie one after the other within what can be seen.
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

    /// Asks for all that is in these.
    ///
    /// GTK names what is drawn at a point only if somebody has asked for that element before.
    private func meetAll(_ elements: [Address]) {
        var level = elements
        while !level.isEmpty {
            level = connection.answers(to: level.map { .children(of: $0) })
                .flatMap { $0?.addresses ?? [] }
        }
    }

    /// Whether what the list draws in the middle of this place belongs to the row.
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
    /// Whether it is the neighbor of a later row or cell, at most 64 pixels before it.
    fileprivate func isJustBefore(_ next: Frame) -> Bool {
        if y == next.y && height > 0 && x < next.x { return true }
        return (next.y - 64...next.y).contains(y + height) && !isEmpty && !next.isEmpty
    }
}

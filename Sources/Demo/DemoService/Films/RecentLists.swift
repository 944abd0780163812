/// The most recently requested lists, kept so that their other pages cost nothing.
struct RecentLists: Sendable {
    /// The number of lists kept.
    ///
    /// A list of 100,000 films takes 400 kB.
    private static let capacity = 16

    private var entries: [(list: FilmLibrary.List, positions: [Int32])] = []

    /// Returns a list's films; nil if the list isn't kept.
    mutating func positions(of list: FilmLibrary.List) -> [Int32]? {
        guard let index = entries.firstIndex(where: { $0.list == list }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.positions
    }

    /// Stores a list, evicting the least recently used one.
    mutating func keep(_ positions: [Int32], of list: FilmLibrary.List) {
        entries.removeAll { $0.list == list }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append((list, positions))
    }
}

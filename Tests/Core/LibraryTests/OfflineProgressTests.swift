import Catalog
import Foundation
import Testing

@testable import Library

@Suite("Progress of offline lists")
struct OfflineProgressTests {
    private static let popular = entry(1, "popular")
    private static let topRated = entry(2, "top-rated")

    private static func entry(_ number: Int64, _ list: String) -> OfflineEntry {
        let provider = StubProvider()
        let id = OfflineList.ID(provider.descriptor.id, ListID(list))
        let source = CatalogSource(provider, realm: .demo)
        return OfflineEntry(
            id: id,
            stored: OfflineTable.Entry(
                id: number,
                source: source.scope.name,
                list: list,
                state: .wanted,
                since: .distantPast,
                finishedAt: nil
            ),
            query: ResolvedQuery(
                id.query,
                of: source,
                collation: TitleCollation(cyrillicFirst: false)
            )
        )
    }

    private let count = ListProgress(loadedPages: 1, totalPages: 2)
    private var progress = OfflineProgress()

    /// Stores a count of both lists.
    private mutating func noteBoth() {
        for entry in [Self.popular, Self.topRated] {
            progress.note(count, of: entry, since: progress.generation)
        }
    }

    @Test(
        "a count that a change has made stale isn't stored",
        arguments: [
            { $0.forget(after: [.everything]) },
            { $0.forget(after: [.list(Self.popular.query.key)]) },
            { $0.begin(Self.topRated, with: ListProgress()) },
            { $0.end() },
        ] as [@Sendable (inout OfflineProgress) -> Void]
    )
    mutating func stale(change: @Sendable (inout OfflineProgress) -> Void) {
        let old = progress.generation
        change(&progress)
        progress.note(count, of: Self.popular, since: old)
        #expect(progress[1] == nil)
        progress.note(count, of: Self.popular, since: progress.generation)
        #expect(progress[1] == count)
    }

    @Test("a change drops the counts of the lists that it concerns")
    mutating func forgetting() {
        noteBoth()
        progress.forget(after: [.offline, .items(Self.popular.id.catalog)])
        #expect([progress[1], progress[2]] == [count, count])
        progress.forget(after: [.list(Self.topRated.query.key)])
        #expect([progress[1], progress[2]] == [count, nil])
        noteBoth()
        progress.forget(after: [.everything])
        #expect([progress[1], progress[2]] == [nil, nil])
    }

    @Test("only its download changes the progress of a list until it ends")
    mutating func downloading() {
        noteBoth()
        progress.begin(Self.popular, with: ListProgress())
        progress.update(1) { $0.loadedPages = 2 }
        noteBoth()
        progress.forget(after: [.everything, .list(Self.popular.query.key)])
        #expect([progress[1], progress[2]] == [ListProgress(loadedPages: 2), nil])
        progress.end()
        progress.forget(after: [.list(Self.popular.query.key)])
        #expect(progress[1] == nil)
    }
}

import Catalog
import Library
import Primitives
import TestSupport
import Testing

@testable import Features

/// Lists whose rows are completed by their details while they are in view.
@Suite("Completing rows in view", .timeLimit(.minutes(5)))
@MainActor
struct FilledRowsTests {
    private static let descriptor = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Books"]),
        lists: [Books.popular],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.addedRequest),
        fillsRows: true,
        favorites: .persistent,
        images: .persistent
    )

    private func room(isSilent: Locked<Bool> = Locked(false)) async throws -> Room {
        let service = BookService(Self.descriptor) { question in
            switch question {
            case .page(let number, _): .page(Books.page(number, of: 1))
            case .details where isSilent.withLock(\.self): .failure(.offline)
            case .details(let key):
                .details(
                    ItemDetails(item: Books.item(Int(key) ?? 0, "Whole \(key)"), facets: Facets())
                )
            case .genres: .genres([])
            }
        }
        return try await Room(service)
    }

    private func asked(_ room: Room) -> [String] {
        room.service.questions.compactMap { question in
            if case .details(let key) = question { key } else { nil }
        }.sorted()
    }

    @Test("rows in view get what their details have, when scrolling has stopped")
    func inView() async throws {
        let room = try await room()
        let model = room.list()
        let count = Recorder { model.ids.count }
        model.appeared()
        await count.wait(for: 20)
        model.rowsAppeared(0..<2)
        model.rowsAppeared(3..<5)
        await room.clock.sleepers(1)
        #expect(asked(room).isEmpty)
        room.clock.advance(by: .milliseconds(200))
        let title = Recorder { model.row(at: 4)?.content?.title }
        await title.wait(for: "Whole 5")
        #expect(asked(room) == ["4", "5"])
        #expect(model.row(at: 0)?.content?.title != "Whole 1")
    }

    @Test("nothing is asked for while the list isn't on screen")
    func hidden() async throws {
        let room = try await room()
        let model = room.list()
        let count = Recorder { model.ids.count }
        model.appeared()
        await count.wait(for: 20)
        model.rowsAppeared(0..<2)
        await room.clock.sleepers(1)
        model.disappeared()
        await room.clock.sleepers(0)
        #expect(asked(room).isEmpty)
    }

    @Test("rows whose details get no response are asked for ever later, however often lists do")
    func silent() async throws {
        let isSilent = Locked(true)
        let room = try await room(isSilent: isSilent)
        let model = room.list()
        let count = Recorder { model.ids.count }
        model.appeared()
        await count.wait(for: 20)
        model.rowsAppeared(0..<1)
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(200))
        // The list waits to ask for its first page, too.
        await room.clock.sleepers(2)
        for (index, delay) in [5, 10, 30].enumerated() {
            await eventually { room.clock.waits.contains(.seconds(delay)) }
            #expect(asked(room).count == index + 1)
            try await room.library.page(1, of: model.query)
            room.clock.advance(by: .seconds(delay))
            await eventually { asked(room).count == index + 2 }
        }
        isSilent.withLock { $0 = false }
        await eventually { room.clock.waits.contains(.seconds(60)) }
        room.clock.advance(by: .seconds(60))
        let title = Recorder { model.row(at: 0)?.content?.title }
        await title.wait(for: "Whole 1")
    }
}

import Catalog
import Library
import Testing

@testable import Features

@Suite("Whole-list sort orders", .timeLimit(.minutes(5)))
@MainActor
struct WholeListTests {
    /// The progress, such as 1 of 3 pages, and the failure that stopped it.
    private struct Step: Hashable {
        let loaded: Int
        let total: Int?
        let failure: CatalogError?
    }

    private func steps(_ model: ItemListViewModel) -> Recorder<Step?> {
        Recorder {
            model.wholeList.map {
                Step(loaded: $0.loadedPages, total: $0.totalPages, failure: $0.failure)
            }
        }
    }

    @Test("sorts by count, then name, then number, while pages load one after another")
    func popularity() async throws {
        let room = try await Room.ofCast()
        let model = try await room.openCast(of: 3).selected
        let keys = Recorder { model.keys }
        let steps = steps(model)
        model.sortKeyTapped(Cast.films)
        #expect(model.needsWhole)
        try await room.answerPage(1, Cast.page(1, of: 3, [1: 2, 2: 9]))
        await keys.wait(for: [2, 1])
        await steps.wait(for: Step(loaded: 1, total: 3, failure: nil))
        #expect(model.footer == .loading)
        try await room.answerPage(2, Cast.page(2, of: 3, [3: 5, 4: 9]))
        await keys.wait(for: [2, 4, 3, 1])
        try await room.answerPage(
            3,
            Page(
                number: 3,
                totalPages: 3,
                elements: [
                    Cast.character(30, "Ariel", films: 5), Cast.character(9, "Ariel", films: 5),
                    Cast.character(5),
                ]
            )
        )
        await keys.wait(for: [2, 4, 9, 30, 3, 1, 5])
        await steps.wait(for: nil)
        await eventually { model.footer == .end }
        #expect(
            steps.values == [
                nil, Step(loaded: 1, total: 3, failure: nil),
                Step(loaded: 2, total: 3, failure: nil), nil,
            ]
        )
        #expect(room.service.pages == [1, 2, 1, 2, 3])
    }

    @Test("a failed page stops loading without an alert, and a retry continues from that page")
    func failure() async throws {
        let room = try await Room.ofCast()
        let model = try await room.openCast(of: 3).selected
        let steps = steps(model)
        model.sortKeyTapped(Cast.name)
        try await room.answerPage(1, Cast.page(1, of: 3, [1: 2]))
        try await room.answerPage(2, Cast.page(2, of: 3, [2: 2]))
        try await room.failPage(3, .server(status: 500, message: "Broken"))
        let error = CatalogError.server(status: 500, message: "Broken")
        await steps.wait(for: Step(loaded: 2, total: 3, failure: error))
        #expect(model.footer == .failed(error))
        await Recorder { model.keys }.wait(for: [1, 2])
        #expect(room.router.alert == nil)
        model.rowsAppeared(0..<2)
        #expect(model.footer == .failed(error))

        model.retryWholeListTapped()
        try await room.answerPage(3, Cast.page(3, of: 3, [3: 2]))
        await steps.wait(for: nil)
        await Recorder { model.keys }.wait(for: [1, 2, 3])
        await eventually { model.footer == .end }
        #expect(room.service.pages == [1, 2, 1, 2, 3, 3])
    }

    @Test("returning to the service's order cancels the loading and reloads page 1")
    func cancelled() async throws {
        let room = try await Room.ofCast()
        let model = try await room.openCast(of: 9).selected
        model.sortKeyTapped(Cast.films)
        try await room.answerPage(1, Cast.page(1, of: 9, [1: 1]))
        let call = try await room.service.call()
        #expect(call.question == .page(2, Cast.query()))
        model.sortKeyTapped(nil)
        await call.cancelled()
        #expect(model.wholeList == nil)
        #expect(!model.needsWhole)
        #expect(try await room.service.call().question == .page(1, Cast.query()))
    }

    @Test("leaving the list stops the loading, and returning resumes it")
    func leaving() async throws {
        let room = try await Room.ofCast()
        let catalogModel = try await room.openCast(of: 3)
        let model = catalogModel.selected
        model.sortKeyTapped(Cast.films)
        try await room.answerPage(1, Cast.page(1, of: 3, [1: 1]))
        let call = try await room.service.call()
        catalogModel.disappeared()
        await call.cancelled()
        #expect(model.wholeList == nil)
        catalogModel.appeared()
        try await room.answerPage(2, Cast.page(2, of: 3, [2: 2]))
        try await room.answerPage(3, Cast.page(3, of: 3, [3: 3]))
        await Recorder { model.keys }.wait(for: [3, 2, 1])
        #expect(room.service.pages == [1, 2, 1, 2, 2, 3])
    }

    @Test("requests only pages that are not stored, up to the new end of a list that grew")
    func resumed() async throws {
        let room = try await Room.ofCast()
        for number in 1...2 {
            async let answer = room.library.page(number, of: Cast.query())
            try await room.answerPage(number, Cast.page(number, of: 3, [number: 1]))
            _ = try await answer
        }
        let model = room.cast(sort: Cast.films)
        let steps = steps(model)
        model.appeared()
        try await room.answerPage(1, Cast.page(1, of: 4, [1: 1]))
        try await room.answerPage(3, Cast.page(3, of: 4, [3: 3]))
        try await room.answerPage(4, Cast.page(4, of: 4, [4: 4]))
        await Recorder { model.keys }.wait(for: [4, 3, 1, 2])
        await steps.wait(for: nil)
        #expect(room.service.pages == [1, 2, 1, 3, 4])
    }

    @Test("a list in the service's order loads more pages only when scrolled")
    func ownOrder() async throws {
        let room = try await Room.ofCast()
        let model = try await room.openCast().selected
        #expect(!model.needsWhole)
        #expect(model.wholeList == nil)
        #expect(room.service.pages == [1])
    }

    @Test("offline, sorts the stored rows and fetches no further page")
    func offline() async throws {
        let room = try await Room.ofCast()
        let model = try await room.openCast(of: 2).selected
        model.sortKeyTapped(Cast.films)
        try await room.failPage(1, .offline)
        await Recorder { model.keys }.wait(for: [3, 2, 1])
        await eventually { model.footer == .failed(.offline) }
        #expect(model.wholeList == nil)
        #expect(model.sortAvailability == .available)
    }
}

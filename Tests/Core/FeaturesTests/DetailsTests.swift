import Catalog
import Library
import Testing

@testable import Features

@Suite("A details page", .timeLimit(.minutes(5)))
@MainActor
struct DetailsTests {
    private struct Seen: Equatable {
        let title: String?
        let facts: [String]
    }

    private func recorder(_ model: DetailsViewModel) -> Recorder<LoadState<Seen>> {
        let seen = { (content: DetailsContent) in
            Seen(
                title: content.title,
                facts: content.facts.map(\.text) + content.texts.flatMap(\.parts)
            )
        }
        return Recorder {
            switch model.content {
            case .idle: .idle
            case .loading(let content): .loading(previous: content.map(seen))
            case .loaded(let content): .loaded(seen(content))
            case .failed(let error, let content): .failed(error, previous: content.map(seen))
            }
        }
    }

    private let short = Seen(title: "Book 1", facts: ["Not rated yet"])
    private let long = Seen(title: "Book 1", facts: ["Not rated yet", "Much is told."])
    private let facets = Facets().setting(.overview, "Much is told.")

    @Test("shows the stored item first, then what the details request adds")
    func storeFirst() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let model = room.details(of: 1)
        let contents = recorder(model)

        model.appeared()
        model.appeared()
        let call = try await room.service.call()
        #expect(call.question == .details("1"))
        #expect(
            contents.values == [.idle, .loading(previous: nil), .loading(previous: short)]
        )
        call.answer(Books.item(1), facets)
        await contents.wait(for: .loaded(long))

        #expect(contents.values.last == .loaded(long))
        #expect(contents.values.count == 4)
        #expect(room.service.questions.count == 2)
    }

    @Test("shows the row's title and picture before reading anything")
    func rowFirst() async throws {
        let room = try await Room()
        let row = RowContent(Books.kobzar, descriptor: Books.descriptor, strings: room.strings)
        let model = DetailsViewModel(
            id: row.id,
            descriptor: Books.descriptor,
            library: room.library,
            router: room.router,
            strings: room.strings,
            embedding: .live,
            service: ServiceModel(room.library.service(of: Books.id)),
            known: row
        )
        model.appeared()
        #expect(model.content.isLoading)
        #expect(model.content.value?.title == "Kobzar")
        #expect(model.content.value?.artwork == Books.kobzar.artwork)
        try await room.service.call().fail(.offline)
        await eventually { model.content.error != nil }
        #expect(model.content.value?.title == "Kobzar")
        #expect(model.incompleteNotice != nil)
        #expect(!model.opens(FilterLink(text: "Drama", target: .genre("Drama"))))
    }

    @Test("an item that is not stored is loading until the service answers")
    func unknownItem() async throws {
        let room = try await Room()
        let model = room.details(of: 1)
        let contents = recorder(model)
        model.appeared()
        let call = try await room.service.call()
        call.answer(Books.item(1), facets)
        await contents.wait(for: .loaded(long))
        #expect(contents.values == [.idle, .loading(previous: nil), .loaded(long)])
    }

    @Test("a failure keeps the stored content and alerts every time, and a retry requests again")
    func failure() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let model = room.details(of: 1)
        let contents = recorder(model)
        let alerts = Recorder { room.router.alert }
        let failed = LoadState<Seen>.failed(.offline, previous: short)

        model.appeared()
        for _ in 1...2 {
            let call = try await room.service.call()
            model.retryTapped()
            call.fail(.offline)
            await contents.wait(for: failed)
            room.router.alertDismissed()
            model.retryTapped()
            #expect(contents.values.last == .loading(previous: short))
        }
        let call = try await room.service.call()
        call.answer(Books.item(1), facets)
        await contents.wait(for: .loaded(long))

        #expect(alerts.values == [nil, .offline, nil, .offline, nil])
        #expect(
            contents.values == [
                .idle, .loading(previous: nil), .loading(previous: short), failed,
                .loading(previous: short), failed, .loading(previous: short), .loaded(long),
            ]
        )
        #expect(room.service.questions.count == 4)
    }

    @Test("a failing store raises an alert and makes no request")
    func storeFails() async throws {
        let room = try await Room()
        try await room.execute("ALTER TABLE items RENAME TO gone")
        let model = room.details(of: 1)
        let contents = recorder(model)
        model.appeared()
        await contents.wait { $0.error != nil }
        #expect(room.router.alert == model.content.error)
        #expect(room.service.questions.isEmpty)
    }

    @Test("a released page cancels its request and shows no alert")
    func dropped() async throws {
        let room = try await Room()
        var model: DetailsViewModel? = room.details(of: 1)
        weak let ghost = model
        model?.appeared()
        let call = try await room.service.call()

        model = nil

        #expect(ghost == nil)
        await call.cancelled()
        await eventually { room.library.observerCount == 0 }
        #expect(room.router.alert == nil)
    }

    @Test("back returns to the previous page")
    func back() async throws {
        let room = try await Room()
        let model = room.details(of: 1)
        room.router.path = [.details(Books.item(2).id), .details(model.id)]
        model.backTapped()
        #expect(room.router.path == [.details(Books.item(2).id)])
    }
}

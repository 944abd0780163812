import Catalog
import Primitives

/// A request to the service that waits for the test's answer.
final class Call: Sendable {
    /// The kind of request.
    enum Question: Hashable, Sendable {
        case page(Int, Query)
        case details(String)
        case genres
    }

    enum Answer: Sendable {
        case page(Page<Item>)
        case details(ItemDetails)
        case genres([Genre])
        case failure(CatalogError)
    }

    private struct State {
        var answer: Answer?
        var asker: CheckedContinuation<Answer, Never>?
        var isCancelled = false
    }

    let question: Question
    private let isStubborn: Bool
    private let state = Locked(State())

    /// Creates a call.
    ///
    /// A stubborn call can be answered even after cancellation.
    init(_ question: Question, isStubborn: Bool) {
        self.question = question
        self.isStubborn = isStubborn
    }

    func answer(_ answer: Answer) {
        let asker = state.withLock { state in
            if state.answer == nil { state.answer = answer }
            defer { state.asker = nil }
            return state.asker
        }
        asker?.resume(returning: answer)
    }

    /// Waits until the request is cancelled, or the test is.
    func cancelled() async {
        while !state.withLock({ $0.isCancelled }), !Task.isCancelled { await Task.yield() }
    }

    /// Waits for the test's answer.
    func reply() async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { asker in
                let answer = state.withLock { state in
                    if state.answer == nil { state.asker = asker }
                    return state.answer
                }
                if let answer { asker.resume(returning: answer) }
            }
        } onCancel: {
            state.withLock { $0.isCancelled = true }
            if !isStubborn { answer(.failure(.cancelled)) }
        }
    }
}

extension Call {
    func answer(_ page: Page<Item>) { answer(.page(page)) }
    func answer(_ item: Item, _ facets: Facets) {
        answer(.details(ItemDetails(item: item, facets: facets)))
    }
    func answer(_ genres: [Genre]) { answer(.genres(genres)) }
    func fail(_ error: CatalogError) { answer(.failure(error)) }
}

import Catalog
import Primitives

/// A question that waits for its answer.
final class Call: Sendable {
    /// What is asked.
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

    /// Makes a call; a stubborn one is answered though nobody wants the answer any more.
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

    /// Waits until nobody wants the answer any more, or until the test's time is over.
    func cancelled() async {
        while !state.withLock({ $0.isCancelled }), !Task.isCancelled { await Task.yield() }
    }

    /// What the test answers.
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

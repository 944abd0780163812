import Features
import GTKSupport
import Library

// What the desktop asks of the app: to open a link, and what its search finds.

extension App {
    /// Opens a link; an address that is none opens the window alone.
    func open(address: String) {
        let link = CatalogLink(address)
        show { model in if let link { model.linkOpened(link) } }
    }

    /// Answers a question of the desktop's search, off the main thread, from the store.
    func answer(_ question: SearchQuestion) {
        switch question.kind {
        case .find(let words):
            search {
                await $0.results(for: words)
            } then: {
                question.answer(ids: $0 ?? [])
            }
        case .describe(let ids):
            search {
                await $0.descriptions(of: ids)
            } then: { results in
                question.answer(
                    (results ?? []).map {
                        SearchQuestion.Result(id: $0.id, name: $0.name, details: $0.details)
                    }
                )
            }
        case .open(let id):
            question.answer()
            open(address: id)
        case .search(let words):
            question.answer()
            show { $0.searchOpened(words.joined(separator: " ")) }
        }
    }

    /// `then` is handed nil if there is no library.
    private func search<Found: Sendable>(
        _ find: @escaping @Sendable (SystemSearch) async -> Found,
        then answer: @escaping @MainActor (Found?) -> Void
    ) {
        // A service ends when it has nothing to do.
        application.hold()
        Task {
            // A library that cannot be opened finds nothing; the window says why.
            let library = try? await opening?.value.library
            let search = library.map { SystemSearch(library: $0, strings: strings) }
            if let search { answer(await find(search)) } else { answer(nil) }
            application.release()
        }
    }
}

import Features
import GTKSupport
import Library

// Requests from the desktop: links to open and search queries.

extension App {
    /// Opens a link; for an invalid address, only opens the window.
    func open(address: String) {
        let link = CatalogLink(address)
        // The page that a new window opens on is also sent as a link, because a window may already
        // be open.
        if opensOnPage, link == arguments.first.flatMap(CatalogLink.init) { return activate() }
        show { model in if let link { model.linkOpened(link) } }
    }

    /// Answers a desktop search query from the store, off the main thread.
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

    /// Runs a search and passes its result to `answer`; nil if the library can't be opened.
    private func search<Found: Sendable>(
        _ find: @escaping @Sendable (SystemSearch) async -> Found,
        then answer: @escaping @MainActor (Found?) -> Void
    ) {
        // Otherwise a background service would end as soon as it is idle.
        application.hold()
        Task {
            // If the library can't be opened, the search finds nothing; the window shows the
            // reason.
            let library = try? await opening?.value.library
            let search = library.map { SystemSearch(library: $0, strings: strings) }
            if let search { answer(await find(search)) } else { answer(nil) }
            application.release()
        }
    }
}

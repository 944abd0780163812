import Catalog
import L10n
import Library

/// An order that the library makes is one of all rows: their missing pages are fetched meanwhile.
extension ItemListViewModel {
    /// Whether the rows stand in an order that only the whole list gives.
    public var needsWhole: Bool {
        guard asksService, let key = query.sort?.key else { return false }
        let option = list?.sorts.first { $0.id == key }
        if case .library? = option?.execution { return true }
        return false
    }

    /// Fetches what is missing of the list, where its order needs all of it; after a failure it
    /// goes on where it stopped.
    ///
    /// One page after the other, from the first one that is not stored; the rows that are known
    /// stay on screen, each new one in its place.
    func complete() {
        guard needsWhole, isFollowing else { return }
        completing.follow(library.complete(query), for: self) { model, result in
            switch result {
            case .success(let completion): model.completionChanged(to: completion)
            case .failure(let error): model.completionFailed(error)
            }
        }
    }

    /// Fetches no more; what has come stays stored.
    func stopCompleting() {
        completing.cancel()
        completion = nil
    }

    /// How far the whole list is, in words; nil while nothing is fetched for it.
    public var completionContent: CompletionContent? {
        completion.map { CompletionContent($0, strings: strings) }
    }

    /// The person asked for the rest of the list once more.
    public func retryCompletionTapped() {
        guard completion?.failure != nil else { return }
        retryPageTapped()
    }

    /// What stands below the last row while the whole is on its way.
    func showCompletion(of order: ItemOrder) {
        if let error = completion?.failure {
            footer = .failed(error)
        } else if order.isComplete {
            footer = order.ids.isEmpty ? .none : .end
        } else {
            footer = .loading
        }
    }
}

extension ItemListViewModel {
    private func completionChanged(to new: Completion) {
        completion = new.isDone ? nil : new
        if new.isDone { completing.cancel() }
        if case .failed = footer, new.failure == nil { footer = .none }
        fetchAhead()
    }

    /// The store can tell nothing more of it; the order says so, too.
    private func completionFailed(_ error: CatalogError) {
        completion = Completion(
            loadedPages: completion?.loadedPages ?? 0,
            totalPages: completion?.totalPages,
            failure: error
        )
        fetchAhead()
    }
}

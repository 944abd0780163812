import Catalog
import L10n
import Library

/// Sorting in the library needs all rows: the missing pages are fetched meanwhile.
extension ItemListViewModel {
    /// Whether the chosen order needs the whole list.
    public var needsWhole: Bool {
        guard asksService, let key = query.sort?.key else { return false }
        let option = list?.sorts.first { $0.id == key }
        if case .library? = option?.execution { return true }
        return false
    }

    /// Fetches the missing pages if the order needs them; after a failure it continues where it
    /// stopped.
    ///
    /// One page after another, from the first that is not stored; known rows stay on screen, and
    /// new ones are inserted in order.
    func complete() {
        guard needsWhole, isFollowing else { return }
        completing.follow(library.complete(query), for: self) { model, result in
            switch result {
            case .success(let completion): model.completionChanged(to: completion)
            case .failure(let error): model.completionFailed(error)
            }
        }
    }

    /// Stops fetching; pages that arrived stay stored.
    func stopCompleting() {
        completing.cancel()
        completion = nil
    }

    /// The progress of fetching the whole list; nil while nothing is fetched for it.
    public var completionContent: CompletionContent? {
        completion.map { CompletionContent($0, strings: strings) }
    }

    /// The user asked to continue fetching the list.
    public func retryCompletionTapped() {
        guard completion?.failure != nil else { return }
        retryPageTapped()
    }

    /// Updates the footer while the whole list is being fetched.
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

    /// The store failed; the order's state says so, too.
    private func completionFailed(_ error: CatalogError) {
        completion = Completion(
            loadedPages: completion?.loadedPages ?? 0,
            totalPages: completion?.totalPages,
            failure: error
        )
        fetchAhead()
    }
}

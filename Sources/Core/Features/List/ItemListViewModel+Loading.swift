import Catalog
import ImagePipeline
import Library

extension ItemListViewModel {
    /// Shows what the store has for a query, then requests its first page from the service.
    ///
    /// Late answers to another query are dropped.
    ///
    /// - Parameters:
    ///   - query: replaces the current query.
    ///   - delay: how long to wait before asking the service, for typing that may go on; zero by
    ///     default.
    func show(_ query: Query, askingAfter delay: Duration = .zero) {
        askDelay = delay
        if order?.query != query { order = nil }
        firstPage = .wanted
        // Before the query, so that the old rows are never taken for those of the new query.
        update()
        self.query = query
        refreshing.cancel()
        paging.cancel()
        recovering.cancel()
        stopCompleting()
        footer = .none
        progress = PagingProgress(maximum: list?.maximumPage ?? .max)
        visible = 0..<0
        isFollowing = true
        observing.follow(library.order(of: query), for: self) { model, result in
            switch result {
            case .success(let order): model.orderChanged(order)
            case .failure(let error): model.storeFailed(error)
            }
        }
    }

    /// Shows nothing and requests nothing until the next query.
    func stop() {
        for slot in [observing, refreshing, paging, recovering] { slot.cancel() }
        stopCompleting()
        isFollowing = false
        order = nil
        rows = .idle
        footer = .none
    }

    /// Starts over if the list has been shown: the service is another one.
    func sourceChanged() {
        guard isFollowing else { return }
        order = nil
        outage.ended()
        show(query)
    }

    /// Requests the first page again; `isWished` if the user asked, which also retries failed
    /// pictures.
    func refresh(isWished: Bool = false) {
        recovering.cancel()
        firstPage = .asked
        progress.refreshStarted()
        if case .failed = footer { footer = .none }
        update()
        let askFirstPage = { @Sendable [library, query] () async throws(CatalogError) in
            if isWished { await library.images.forgetFailures() }
            return try await library.page(1, of: query)
        }
        refreshing.run(for: self, askFirstPage) { model, result in
            switch result {
            case .success(let answer):
                if isWished { model.refreshCount += 1 }
                model.firstPageCame(answer)
            case .failure(let error): model.firstPageFailed(error)
            }
        }
    }
}

extension ItemListViewModel {
    /// Derives what is shown from the stored rows and the state of the first page.
    private func update() {
        // Before its first page a list is unknown rather than empty, unless stored titles match.
        let known = order.flatMap { $0.loadedPages > 0 || !$0.ids.isEmpty ? $0 : nil }
        switch firstPage {
        case .wanted, .asked:
            rows = .loading(previous: known)
        case .came(let isEmpty):
            // The answer may arrive before the store reports it.
            if let known, known.loadedPages > 0, isEmpty || !known.ids.isEmpty {
                rows = .loaded(known)
            } else {
                rows = .loading(previous: known)
            }
        case .failed(let error):
            rows = .failed(error, previous: known)
        }
    }

    /// Requests the first page when typing pauses.
    private func askSoon() {
        guard askDelay > .zero else { return refresh() }
        firstPage = .asked
        let wait = { @Sendable [clock, askDelay] () async throws(CancellationError) in
            do { try await clock.sleep(for: askDelay) } catch { throw CancellationError() }
        }
        refreshing.run(for: self, wait) { model, result in
            if case .success = result { model.refresh() }
        }
    }

    private func orderChanged(_ new: ItemOrder) {
        let old = order
        order = new
        progress.orderChanged(to: new)
        switch firstPage {
        case .wanted where !asksService:
            firstPage = .came(isEmpty: true)
            progress.pageCame(1, wasStored: true)
            update()
        case .wanted:
            update()
            askSoon()
        case .came, .failed:
            update()
            // Its pages are gone: the source was replaced.
            if new.loadedPages == 0, let old, old.loadedPages > 0 { refresh() }
        case .asked:
            update()
        }
        if let old, old.revision != new.revision { readAgain() }
        fetchAhead()
    }

    func firstPageCame(_ answer: Answer<Page<Item>>) {
        guard answer.origin == .network else { return firstPageFailed(.offline) }
        firstPage = .came(isEmpty: answer.value.elements.isEmpty)
        outage.ended()
        progress.pageCame(1, wasStored: true)
        update()
        // A page that failed may succeed now that the service answers.
        if case .failed = footer { footer = .none }
        complete()
        fetchAhead()
    }

    func firstPageFailed(_ error: CatalogError) {
        var isNews = true
        switch error {
        // One alert per outage; the banner tells the rest.
        case .offline: isNews = outage.began()
        // Neither says anything about the service.
        case .storage, .cancelled: break
        case .notFound, .unauthorized, .rateLimited, .server, .badResponse: outage.ended()
        }
        firstPage = .failed(error)
        update()
        fetchAhead()
        if error == .offline { recover() }
        if isNews { router.present(error) }
    }

    /// The store failed and reports nothing more until it is observed again.
    private func storeFailed(_ error: CatalogError) {
        isFollowing = false
        refreshing.cancel()
        paging.cancel()
        stopCompleting()
        firstPageFailed(error)
    }
}

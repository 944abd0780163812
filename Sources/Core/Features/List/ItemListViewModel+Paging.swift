import Catalog
import Library

extension ItemListViewModel {
    /// Requests the next page when the visible rows come near the end of what has been fetched.
    ///
    /// One page at a time and in order; stored rows stay on screen while their page is fetched
    /// again.
    func fetchAhead() {
        switch footer {
        case .loading where !needsWhole, .failed: return
        case .none, .end, .loading: break
        }
        guard let order = rows.value else { return }
        if let error = rows.error {
            // Below the stored rows there would be more if the service could be reached.
            footer = progress.isWhole(order) ? .end : .failed(error)
        } else if needsWhole {
            showCompletion(of: order)
        } else if let page = progress.nextPage(of: order, visible: visible) {
            // The refresh requests the first page.
            if page > 1 { fetch(page, wasStored: page <= order.loadedPages) }
        } else {
            footer = progress.isAtEnd(of: order) && !order.ids.isEmpty ? .end : .none
        }
    }

    private func fetch(_ page: Int, wasStored: Bool) {
        footer = .loading
        progress.pageAsked()
        let askPage = { @Sendable [library, query] () async throws(CatalogError) in
            _ = try await library.page(page, of: query, policy: .networkOnly)
        }
        paging.run(for: self, askPage) { model, result in
            switch result {
            case .success:
                model.progress.pageCame(page, wasStored: wasStored)
                model.footer = .none
                model.fetchAhead()
            case .failure(let error):
                model.footer = .failed(error)
            }
        }
    }
}

import Catalog
import Library

extension ItemListViewModel {
    /// Asks for the next page where the view comes near the end of what this run has fetched.
    ///
    /// One page at a time and in order; stored rows stay on screen while their page is fetched
    /// anew.
    func fetchAhead() {
        guard let order = rows.value, case .none = footer, rows.error == nil else { return }
        guard let page = progress.nextPage(of: order, visible: visible) else {
            if progress.isAtEnd(of: order), !order.ids.isEmpty { footer = .end }
            return
        }
        // The first page is the refresh's.
        guard page > 1 else { return }
        footer = .loading
        paging.run(for: self) { model in
            let asked = model.query
            do throws(CatalogError) {
                let known = Set(model.rows.value?.ids ?? [])
                let answer = try await model.library.page(page, of: asked, policy: .networkOnly)
                guard model.query == asked, !Task.isCancelled else { return }
                let isNews = answer.value.elements.contains { !known.contains($0.id) }
                model.pageCame(page, isNews: isNews || page <= order.loadedPages)
            } catch {
                guard model.query == asked, !Task.isCancelled, error != .cancelled else { return }
                model.footer = .failed(error)
            }
        }
    }

    private func pageCame(_ page: Int, isNews: Bool) {
        progress.pageCame(page, isNews: isNews)
        footer = .none
        fetchAhead()
    }
}

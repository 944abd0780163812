import Catalog
import L10n
import Library

extension ItemListViewModel {
    /// Whether the service did not respond last time to any list of the catalog, so that stored
    /// rows are shown; never for favorites, which are always stored.
    public var isOffline: Bool { asksService && outage.isOn }

    /// The age of what is shown, as text; nil while the service responds, and if nothing is shown.
    ///
    /// It is that of the oldest page.
    public var storedAge: String? {
        guard isOffline, let order = rows.value, !order.ids.isEmpty, let date = order.fetchedAt
        else { return nil }
        return strings("offline.age", strings.moment(date))
    }

    /// The system reports a network: retries at once.
    public func networkCameBack() {
        guard isOffline, isOnScreen else { return }
        outage.resetBackoff()
        refresh()
    }

    /// The list disappeared, or the window was hidden.
    public func disappeared() {
        isOnScreen = false
        recovering.cancel()
        stopCompleting()
    }

    /// Retries in the background after a delay; an answer ends the outage.
    ///
    /// Stops while the list is off screen; ``appeared()`` starts it again.
    func recover() {
        guard isOffline, isOnScreen else { return }
        let ask = {
            @Sendable [clock, library, query, delay = outage.delay]
            () async throws(CatalogError) in
            do { try await clock.sleep(for: delay) } catch { throw .cancelled }
            return try await library.page(1, of: query, policy: .networkOnly)
        }
        recovering.run(for: self, ask) { model, result in
            switch result {
            case .success(let answer): model.firstPageCame(answer)
            case .failure(.offline):
                model.outage.attemptFailed()
                model.recover()
            case .failure(let error): model.firstPageFailed(error)
            }
        }
    }
}

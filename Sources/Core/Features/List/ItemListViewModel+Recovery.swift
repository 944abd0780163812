import Catalog
import L10n
import Library

extension ItemListViewModel {
    /// Whether the service last gave no answer to any list of the catalog, so that what is shown
    /// comes from the store; never for favorites, which always do.
    public var isOffline: Bool { asksService && outage.isOn }

    /// How old what is shown is, in words; nil while the service answers, and where nothing is shown.
    ///
    /// It is as old as the oldest of its pages.
    public var storedAge: String? {
        guard isOffline, let order = rows.value, !order.ids.isEmpty, let date = order.fetchedAt
        else { return nil }
        return strings("offline.age", strings.moment(date))
    }

    /// The network is said to be back: the next try is made at once.
    public func networkCameBack() {
        guard isOffline, isOnScreen else { return }
        outage.resetBackoff()
        refresh()
    }

    /// The list went off screen, or the window was hidden.
    public func disappeared() {
        isOnScreen = false
        recovering.cancel()
        stopCompleting()
    }

    /// Asks the service again after a while, silently; an answer ends the outage.
    ///
    /// While the list is not on screen nobody waits for it: ``appeared()`` begins anew.
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

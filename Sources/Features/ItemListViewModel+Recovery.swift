import Catalog
import Library

extension ItemListViewModel {
    /// How long to wait before the service is asked again: longer with each try in vain.
    static let recoveryDelays: [Duration] = [.seconds(5), .seconds(10), .seconds(30), .seconds(60)]

    /// Asks the service again after a while, silently; an answer ends the outage.
    ///
    /// While the list is not on screen nobody waits for it: ``appeared()`` begins anew.
    func recover() {
        guard isOnScreen else { return }
        let delay = Self.recoveryDelays[min(outage, Self.recoveryDelays.count - 1)]
        let ask = { @Sendable [clock, library, query] () async throws(CatalogError) in
            do { try await clock.sleep(for: delay) } catch { throw .cancelled }
            return try await library.page(1, of: query, policy: .networkOnly)
        }
        recovering.run(for: self, ask) { model, result in
            switch result {
            case .success(let answer): model.firstPageCame(answer)
            case .failure(.cancelled): return
            case .failure(let error):
                model.outage += 1
                if error == .offline { model.recover() } else { model.firstPageFailed(error) }
            }
        }
    }

    /// The network is said to be back: the next try is made at once.
    public func networkCameBack() {
        guard isOffline, isOnScreen else { return }
        outage = 0
        refresh()
    }

    /// The list went off screen, or the window was hidden.
    public func disappeared() {
        isOnScreen = false
        recovering.cancel()
    }
}

import Catalog
import ImagePipeline
import Library
import Primitives

/// Runs the effects returned by a list's state: observes the store, sends requests, shows alerts.
@MainActor
final class ListEffects {
    private let library: Library
    private let router: Router
    private let reader: RowReader
    private let clock: any Clock<Duration>
    private let service: ServiceModel
    private let notifications: SystemNotifications?
    private let following = TaskSlot()
    private let firstPage = TaskSlot()
    private let nextPage = TaskSlot()
    private let fetchingWhole = TaskSlot()
    private let fillingRows = TaskSlot()
    /// The rows that are being filled, or were the last.
    private var filledRows: [Item.ID] = []
    /// Measures how long fetching the whole list has taken; nil if it isn't being fetched.
    private var fetchingFor: (() -> Duration)?

    init(
        library: Library,
        router: Router,
        reader: RowReader,
        clock: any Clock<Duration>,
        service: ServiceModel,
        notifications: SystemNotifications?
    ) {
        self.library = library
        self.router = router
        self.reader = reader
        self.clock = clock
        self.service = service
        self.notifications = notifications
    }

    /// Starts an effect, whose results are sent to `model`.
    func run(_ effect: ListState.Effect, for model: ItemListViewModel) {
        switch effect {
        case .follow(let query):
            let orders = library.order(of: query).map { [reader] order in
                await reader.prepare(order.ids)
                return order
            }
            following.follow(orders, for: model) { model, result in
                switch result {
                case .success(let order): model.send(.orderChanged(order))
                case .failure(let error): model.send(.storeFailed(query, error))
                }
            }
        case .unfollow: following.cancel()
        case .ask(let request): ask(request, for: model)
        case .cancelFirstPage: firstPage.cancel()
        case .cancelNextPage: nextPage.cancel()
        case .fetchWhole(let query):
            let pages = library.fetchWhole(query)
            fetchingWhole.follow(pages, for: model) { [weak self] model, result in
                switch result {
                case .success(let wholeList):
                    self?.note(wholeList, of: model)
                    model.send(.wholeListChanged(query, wholeList))
                case .failure(let error): model.send(.wholeListFailed(query, error))
                }
            }
        case .stopWholeList:
            fetchingWhole.cancel()
            fetchingFor = nil
        case .readRowsAgain: reader.readAgain()
        case .report(let error): router.present(error, of: model.descriptor.id)
        case .reportOutage:
            guard !service.isReported else { return }
            service.wasReported()
            router.present(.offline, of: model.descriptor.id)
        }
    }
}

extension ListEffects {
    private func ask(_ request: ListState.Request, for model: ItemListViewModel) {
        var (slot, delay) = (firstPage, Duration.zero)
        var (isUserInitiated, isRetry) = (false, false)
        switch request.purpose {
        case .show(let after): delay = after
        case .refresh(let isRequested): isUserInitiated = isRequested
        case .recover: isRetry = true
        case .next(_, let isRepeated): (slot, isRetry) = (nextPage, isRepeated)
        }
        let ask = {
            @Sendable [library, clock, service = service.status, delay, isUserInitiated, isRetry]
            () async throws(CatalogError) in
            if delay > .zero {
                do { try await clock.sleep(for: delay) } catch { throw .cancelled }
            }
            if isUserInitiated { await library.images.forgetFailures() }
            let page = { @Sendable () async throws(CatalogError) in
                try await library.page(request.page, of: request.query, policy: .networkOnly)
            }
            return isRetry ? try await service.retry(page) : try await page()
        }
        slot.run(for: model, ask) { model, result in
            switch result {
            case .success(let answer):
                let isEmpty = answer.value.elements.isEmpty
                let total = answer.value.totalElements
                model.send(.pageCame(request, isEmpty: isEmpty, total: total))
            case .failure(let error): model.send(.pageFailed(request, error))
            }
        }
    }

    /// Fills rows in view soon, in case the user is still scrolling; those that left the view
    /// are no longer asked for.
    func fillRows(_ ids: [Item.ID], for model: ItemListViewModel) {
        guard filledRows != ids else { return }
        filledRows = ids
        guard !ids.isEmpty else { return fillingRows.cancel() }
        let request = {
            @Sendable [library, clock, service = service.status] () async throws(CatalogError) in
            let fill = { @Sendable () async throws(CatalogError) in
                try await library.fillRows(ids)
            }
            do { try await clock.sleep(for: .milliseconds(200)) } catch { throw .cancelled }
            do throws(CatalogError) {
                if service.state.isDown { throw .offline }
                try await fill()
            } catch .offline {
                try await service.retry(fill)
            }
        }
        fillingRows.run(for: model, request) { model, result in
            guard case .failure(let error) = result, case .storage = error else { return }
            model.router.present(error, of: model.descriptor.id)
        }
    }

    /// Notifies the user that the list is complete if fetching it took long enough.
    private func note(_ wholeList: ListProgress, of model: ItemListViewModel) {
        guard wholeList.hasAllPages else {
            if fetchingFor == nil { fetchingFor = clock.stopwatch() }
            return
        }
        guard let fetchingFor, let list = model.list else { return }
        notifications?.completed(list, of: model.descriptor, after: fetchingFor())
    }
}

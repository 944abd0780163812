public import Catalog
import Foundation
import ImagePipeline
import L10n
import Library

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The user's choices for a list: order and filter.
extension ItemListViewModel {
    /// Whether a choice is currently possible.
    public enum Availability: Hashable, Sendable {
        /// The control is enabled.
        case available
        /// The control is disabled; the text says why.
        case unavailable(String)
        /// The list never offers it, and the control should be hidden.
        case notOffered

        /// Why the control is disabled; empty if it is enabled or there is nothing to say.
        public var reason: String {
            if case .unavailable(let reason) = self { reason } else { "" }
        }
    }

    /// Whether the rows can be sorted.
    public var sortAvailability: Availability {
        availability(isOffered: !(list?.sorts.isEmpty ?? true), needsService: sortsByService)
    }

    /// Whether the rows can be filtered.
    public var filterAvailability: Availability {
        availability(isOffered: !(list?.filters.isEmpty ?? true), needsService: marked == nil)
    }

    /// The order to check in the menu: the chosen one, or the one matching the list's default
    /// order.
    public var sort: Sort? { query.sort ?? list?.defaultSort }

    /// Sorts by a key in its default direction; nil restores the list's default order.
    public func sortKeyTapped(_ key: SortID?) {
        guard let key else { return choose(sort: nil) }
        guard sort?.key != key, let option = list?.sorts.first(where: { $0.id == key }) else {
            return
        }
        choose(sort: Sort(key, option.defaultDirection))
    }

    /// Sorts by the current key in another direction.
    public func sortDirectionTapped(_ direction: Sort.Direction) {
        guard let sort, sort.direction != direction else { return }
        choose(sort: Sort(sort.key, direction))
    }

    /// Changes the filter and requests the rows after `delay`, in case more changes follow.
    public func filterChanged(_ filter: Filter, askAfter delay: Duration = .zero) {
        guard filter != query.filter else { return }
        var query = query
        query.filter = filter
        choose(query, askAfter: delay)
    }

    /// How many rows the list has; nil while unknown or if its service doesn't report it.
    public var rowCount: Int? {
        guard case .loaded(let order) = rows else { return nil }
        return order.isComplete ? order.ids.count : total
    }

    /// Removes one genre, the years or the rating from the filter.
    public func filterChipTapped(_ chip: FilterChip) {
        filterChanged(chip.removed(from: query.filter))
    }

    /// Clears the filter.
    public func filterCleared() {
        filterChanged(Filter())
    }

    /// Whether the list of a service has these filters.
    ///
    /// False for items with marks: they can be filtered but don't include everything that matches.
    func offers(_ kinds: Set<FilterKind>) -> Bool {
        list.map { $0.filters.isSuperset(of: kinds) && $0.content.isOfService } ?? false
    }

    private var sortsByService: Bool {
        list?.sorts.contains { $0.execution == .service } ?? false
    }

    private func availability(isOffered: Bool, needsService: Bool) -> Availability {
        guard isOffered else { return .notOffered }
        if !query.search.isEmpty { return .unavailable(strings("choices.search")) }
        if isOffline, needsService { return .unavailable(strings.outage("choices")) }
        return .available
    }

    private func choose(sort: Sort?) {
        let chosen = sort == list?.defaultSort ? nil : sort
        // The default order can always be restored.
        guard chosen != query.sort, chosen == nil || sortAvailability == .available else { return }
        var query = query
        query.sort = chosen
        choose(query)
    }
}

/// The entries of the sort dialog.
extension ItemListViewModel {
    /// The sort dialog's entries, in order; empty if the list has no sorts.
    ///
    /// The default order comes first unless it matches a key; then come the keys, then the
    /// directions if a key is chosen.
    public var sortChoices: [SortChoice] {
        guard let list, !list.sorts.isEmpty else { return [] }
        var choices: [SortChoice] = []
        if list.defaultSort == nil {
            let own = strings(list.content.ownOrderCaption)
            choices.append(SortChoice(act: .key(nil), title: own, isChosen: sort == nil))
        }
        choices += list.sorts.map { option in
            SortChoice(
                act: .key(option.id),
                title: strings.caption(option.caption),
                isChosen: sort?.key == option.id
            )
        }
        guard let sort else { return choices }
        for direction in [Sort.Direction.descending, .ascending] {
            let key = direction == .descending ? "sort.descending" : "sort.ascending"
            choices.append(
                SortChoice(
                    act: .direction(direction),
                    title: strings(key),
                    isChosen: sort.direction == direction
                )
            )
        }
        return choices
    }

    /// Applies an entry's choice.
    public func sortChosen(_ choice: SortChoice) {
        switch choice.act {
        case .key(let key): sortKeyTapped(key)
        case .direction(let direction): sortDirectionTapped(direction)
        }
    }
}

/// What the page shows, as text where a front end shows or speaks it.
extension ItemListViewModel {
    /// The page's content: rows if there are any, otherwise a failure, a reason or the spinner.
    public var content: ListContent {
        if !ids.isEmpty { return .rows }
        if let error = rows.error { return .failure(error) }
        return emptyReason.map(ListContent.empty) ?? .loading
    }

    /// The label of a button below a notice.
    public func title(of offer: ListContent.Offer) -> String {
        offer.title(strings, of: descriptor)
    }

    /// The text that a screen reader announces when the list changes.
    ///
    /// It says that the list is loading, why it failed, or how many rows there are; otherwise it is
    /// empty.
    public var announcement: String {
        if rows.isLoading { return strings("list.loading") }
        if let error = rows.error { return strings.message(for: error).text }
        return ids.isEmpty && emptyReason == nil ? "" : strings("list.loaded", count: ids.count)
    }

    /// The footer as text, for screen readers.
    public var footerSpeech: String {
        switch footer {
        case .none, .loading: strings("list.loading-more")
        case .end: endText
        case .failed(let error):
            "\(strings("list.next-page-failed")) \(strings.message(for: error).text)"
        }
    }

    /// Whether the rows are being requested again, as opposed to the next page.
    public var isReloading: Bool { rows.isLoading && !ids.isEmpty && footer != .loading }

    /// Whether the footer accepts the keyboard focus; not at the end, because it has no action.
    public var takesFooterFocus: Bool { footer != .end }

    /// The footer text at the end of a list or of search results.
    public var endText: String {
        strings(query.search.isEmpty ? "list.end" : "list.end.results")
    }

    /// Resumes fetching the whole list after a failure.
    public func retryWholeListTapped() {
        if wholeList?.failure != nil { send(.pageRetried) }
    }

    /// Retries what failed after the user activated the footer.
    public func footerTapped() {
        if case .failed = footer { retryPageTapped() }
    }

    /// The reason the list is empty; nil if it has rows or isn't known to be empty.
    public var emptyReason: EmptyReason? {
        guard case .loaded(let order) = rows, order.ids.isEmpty else { return nil }
        if !query.search.isEmpty {
            return marked.map { .markedSearch($0, query.search) } ?? .search(query.search)
        }
        // The filter of a pushed list can't be cleared.
        if !query.filter.isEmpty, !isPushed { return .filter }
        return marked.map(EmptyReason.marked) ?? .list
    }

    /// The age of the rows as text; nil while the service responds and without rows.
    ///
    /// It is the age of the oldest page.
    public var storedAge: String? {
        guard isOffline, let order = rows.value, !order.ids.isEmpty, let date = order.fetchedAt
        else { return nil }
        return strings.outage("age", strings.moment(date))
    }

    /// A message that the service doesn't respond, with the age of the rows.
    ///
    /// Nil while the service responds, and while the list is empty, because it then says why.
    public var offlineNotice: String? {
        isOffline && !ids.isEmpty ? storedAge ?? strings.outage("banner") : nil
    }

    /// The progress of fetching the whole list; nil if it isn't being fetched.
    public var wholeListContent: WholeListContent? {
        wholeList.map { WholeListContent($0, strings: strings) }
    }
}

/// The picture of a row.
extension ItemListViewModel {
    /// Whether pictures open at full size directly from the list because a tap flips them.
    public var opensPictures: Bool { descriptor.opensPictures }

    /// Opens an item's picture at full size; does nothing if its row has no picture or hasn't been
    /// read.
    public func pictureTapped(_ id: Item.ID) {
        guard opensPictures, !router.isPosterOpen else { return }
        router.path.append(.picture(id))
    }

    /// Creates a viewer for the list; nil if the item has no picture or isn't in the list.
    func makePicture(of id: Item.ID) -> PosterViewModel? {
        guard opensPictures, let place = ids.firstIndex(of: id),
            let picture = row(id).content.flatMap(picture)
        else { return nil }
        rowsAppeared(place..<place + 1)
        return PosterViewModel(picture, of: self)
    }

    /// Returns an item's picture, read from the store if its row isn't cached.
    ///
    /// Nil if the item no longer exists or has no picture.
    func picture(of id: Item.ID) async -> ListPicture? {
        if let content = row(id).content { return picture(content) }
        // The list reports store errors.
        let item = try? await library.item(id)
        return item.map { RowContent($0, descriptor: descriptor, strings: strings) }
            .flatMap(picture)
    }

    /// Returns a row's picture; nil if it has none or its path is invalid.
    func picture(_ content: RowContent) -> ListPicture? {
        guard let artwork = content.artwork,
            let request = imageRequest(for: artwork, fit: .original)
        else { return nil }
        let ratio = PhotoRatio.drawn(aspectRatio(of: artwork))
        return ListPicture(
            id: content.id,
            title: content.title,
            artwork: artwork,
            request: request,
            shape: CGSize(width: 1_000 * ratio, height: 1_000)
        )
    }
}

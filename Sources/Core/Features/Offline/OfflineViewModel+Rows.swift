import Catalog
import L10n
public import Library

/// Offline lists, formatted for display.
extension OfflineViewModel {
    /// The fraction of the progress that pages account for; pictures account for the rest.
    private static let pagesShare = 0.1

    /// The lists in the catalog on screen that can be made available offline.
    public var rows: [OfflineRow] {
        guard let catalog else { return [] }
        return catalog.offlineLists.map { list in
            let id = OfflineList.ID(catalog.id, list.id)
            let title = strings.caption(list.title)
            return lists?.first { $0.id == id }.map { row($0, title: title) }
                ?? missing(id, title: title)
        }
    }

    /// Whether the estimates for all lists on screen have arrived or failed.
    public var isEstimated: Bool {
        lists != nil
            && rows.allSatisfy { row in
                row.actions != [.start] || estimates[row.id].map { !$0.isLoading } ?? false
            }
    }

    /// Whether several lists on screen can be made available together.
    public var offersAll: Bool { rows.filter { $0.actions.first == .start }.count > 1 }

    /// The lists in all catalogs that are available offline or being downloaded.
    public var kept: [OfflineRow] {
        (lists ?? []).map { row($0, title: title(of: $0.id, isAlone: false)) }
    }

    /// The text that a screen reader announces when a list becomes available; empty if none has.
    public var announcement: String { notice?.text ?? "" }

    /// Returns a list's name, preceded by its catalog's name unless it `isAlone`.
    func title(of id: OfflineList.ID, isAlone: Bool) -> String {
        let catalog = library.catalogs.first { $0.id == id.catalog }
        let title = catalog?.list(id.list).map { strings.caption($0.title) } ?? id.list.rawValue
        guard !isAlone, let catalog else { return title }
        return strings("offline.list", strings.caption(catalog.title), title)
    }
}

extension OfflineViewModel {
    private func missing(_ id: OfflineList.ID, title: String) -> OfflineRow {
        let status =
            switch estimates[id] {
            case .loaded(let estimate)?: words(for: estimate)
            case .failed(let error, _)?: text(of: error, in: id.catalog)
            case .idle?, .loading?, nil: strings("offline.asking")
            }
        return OfflineRow(
            id: id,
            title: title,
            status: status,
            fraction: nil,
            actions: lists == nil ? [] : [.start]
        )
    }

    private func words(for estimate: OfflineEstimate) -> String {
        let images = strings("offline.estimate", count: estimate.images)
        guard let bytes = estimate.bytes, bytes > 0 else { return images }
        return strings("offline.estimate.size", images, strings.size(bytes))
    }

    func row(_ list: OfflineList, title: String) -> OfflineRow {
        OfflineRow(
            id: list.id,
            title: title,
            status: status(of: list),
            fraction: list.activity == .available ? nil : fraction(of: list),
            actions: actions(for: list)
        )
    }

    private func actions(for list: OfflineList) -> [OfflineAction] {
        switch list.activity {
        case .waiting, .running, .waitingForService: [.pause, .cancel]
        case .paused: [.resume, .cancel]
        case .failed: [.retry, .cancel]
        case .available: [.refresh, .remove]
        }
    }

    private func fraction(of list: OfflineList) -> Double {
        guard let total = list.progress.totalPages, total > 0 else { return 0 }
        guard list.progress.loadedPages >= total else {
            return Self.pagesShare * Double(list.progress.loadedPages) / Double(total)
        }
        guard list.progress.totalImages > 0 else { return Self.pagesShare }
        let images = Double(list.progress.loadedImages) / Double(list.progress.totalImages)
        return Self.pagesShare + (1 - Self.pagesShare) * images
    }

    private func status(of list: OfflineList) -> String {
        switch list.activity {
        case .waiting: strings("offline.waiting")
        case .running: progress(of: list)
        case .paused: strings("offline.paused", progress(of: list))
        case .waitingForService:
            "\(failure(of: list)) \(strings("offline.continues")) \(progress(of: list))"
        case .failed: "\(failure(of: list)) \(progress(of: list))"
        case .available: result(of: list)
        }
    }

    private func failure(of list: OfflineList) -> String {
        list.progress.failure.map { text(of: $0, in: list.id.catalog) } ?? ""
    }

    private func text(of error: CatalogError, in catalog: CatalogID) -> String {
        strings.about(catalog, in: library).message(for: error).text
    }

    private func progress(of list: OfflineList) -> String {
        guard let total = list.progress.totalPages else {
            let loaded = list.progress.loadedPages
            return loaded == 0
                ? strings("offline.asking") : strings("offline.pages-open", strings.integer(loaded))
        }
        // The number of images is known only after the last page.
        guard list.progress.loadedPages >= total, list.progress.totalImages > 0 else {
            return strings(
                "offline.pages",
                strings.integer(list.progress.loadedPages),
                strings.integer(total)
            )
        }
        return strings(
            "offline.images",
            strings.integer(list.progress.loadedImages),
            strings.integer(list.progress.totalImages),
            strings.size(list.progress.bytes)
        )
    }

    private func result(of list: OfflineList) -> String {
        let date = list.finishedAt.map { strings.moment($0) } ?? ""
        let text = strings("offline.kept", date, strings.size(list.progress.bytes))
        guard list.progress.absentImages > 0 else { return text }
        return "\(text) \(strings("offline.absent", count: list.progress.absentImages))"
    }
}

/// A list on a page about offline lists.
public struct OfflineRow: Identifiable, Hashable, Sendable {
    /// The list.
    public let id: OfflineList.ID
    /// The list's name, with its catalog's name on pages that show several catalogs.
    public let title: String
    /// The list's estimated size, progress or size, as text.
    public let status: String
    /// The download progress, from 0 to 1; nil if the list is complete or hasn't been requested.
    public let fraction: Double?
    /// The possible actions, most likely first.
    public let actions: [OfflineAction]
}

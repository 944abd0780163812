import Catalog
import Features
import Foundation
import L10n
import Library
import Primitives
import Networking
import Observation
import TestSupport
import Testing

@testable import Composition

/// The app as a front end sees it, with the demo service in this process.
///
/// Records a description of the screen at each change.
@MainActor
final class Journey {
    let app: AppModel
    let clock = HandClock()
    private let isDown: Locked<Bool>
    private let wire: Wire
    private let library: Library
    private var past: [String] = []
    private var isPastSplash = false
    private var observation = 0

    /// Starts the app with the data in `folder` and opens `catalog`.
    init(
        _ catalog: String = "movies",
        in folder: TemporaryFolder = TemporaryFolder(),
        isOffline: Bool = false,
        language: Language = .english
    ) async throws {
        let isDown = Locked(isOffline)
        self.isDown = isDown
        wire = Wire { _ throws(HTTPError) in
            if isDown.withLock({ $0 }) { throw .offline(.unreachable) }
            return nil
        }
        library = try await Start(in: folder, over: wire).library()
        app = AppModel(
            library: library,
            strings: Localizer(language),
            version: "1",
            clock: clock
        )
        app.catalogTapped(CatalogID(catalog))
        catalogModel?.appeared()
        observe()
    }

    var catalogModel: CatalogViewModel? { app.catalog.flatMap { app.catalogModel(of: $0) } }
    var list: ItemListViewModel? { catalogModel?.visible }

    /// The requests so far, as paths with queries, in order.
    var requests: [String] {
        wire.requests.map { $0.url.path() + ($0.url.query().map { "?" + $0 } ?? "") }
    }

    /// Turns the network off or on.
    func setOffline(_ isOffline: Bool) { isDown.withLock { $0 = isOffline } }

    /// Closes the app.
    ///
    /// Its stored data stays in the folder.
    func end() async {
        catalogModel?.disappeared()
        await library.close()
    }

    /// Waits until the screen is `last`, and returns the screens since the previous call.
    func screens(
        until last: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> [String] {
        await wait { screen == last }
        note()
        if screen != last {
            Issue.record("\(past) never became \(last)", sourceLocation: sourceLocation)
        }
        defer { past = [screen] }
        return past
    }

    /// Waits until a condition on the models is true, or the test is cancelled.
    func wait(until isSo: @MainActor () -> Bool) async {
        while !Task.isCancelled {
            let (changes, continuation) = AsyncStream<Void>.makeStream()
            let isReached = withObservationTracking {
                isSo()
            } onChange: {
                continuation.finish()
            }
            if isReached { return }
            for await _ in changes {}
            // `onChange` runs before the change.
            await Task.yield()
        }
    }
}

extension Journey {
    /// The screen that a front end would show: an alert above the topmost page.
    var screen: String {
        let parts = [alert, cover ?? page ?? rows]
        return parts.compactMap(\.self).joined(separator: " < ")
    }

    private var alert: String? {
        app.router.alert.map { "[\(app.strings.message(for: $0).text)]" }
    }

    private var cover: String? {
        if let poster = app.poster { return "poster of \(poster.title)" }
        return app.trailer.map { "trailer of \($0.title)" }
    }

    private var page: String? {
        if let details = app.details {
            let content = details.content
            let title = content.value?.title ?? "?"
            let heart = app.marks[details.id].isFavorite ? ", heart" : ""
            if content.isLoading { return "details of \(title)…\(heart)" }
            return "details of \(title)\(content.error == nil ? "" : ", failed")\(heart)"
        }
        guard let statistics = app.statistics else { return nil }
        return "statistics with \(statistics.shown?.rows.count ?? 0) rows"
    }

    private var rows: String? {
        guard isPastSplash || app.hasContent else { return "splash" }
        guard let catalogModel, let list else { return nil }
        var words = [name(of: list)]
        words.append(count(of: list))
        let hearts = list.ids.count { app.marks[$0].isFavorite }
        if hearts > 0 { words.append("\(hearts) with a heart") }
        if catalogModel.showsStrip {
            words.append("\(catalogModel.strip?.tiles.count ?? 0) in the strip")
        }
        if list.isOffline { words.append("offline") }
        return words.joined(separator: ", ")
    }

    private func name(of list: ItemListViewModel) -> String {
        guard list.query.search.isEmpty else { return "\"\(list.query.search)\"" }
        let title = list.list.map { app.strings.caption($0.title) } ?? ""
        let sort = list.query.sort.map { " by \($0.text)" } ?? ""
        return title + sort + (list.query.filter.isEmpty ? "" : " filtered")
    }

    private func count(of list: ItemListViewModel) -> String {
        if list.emptyReason != nil { return "empty" }
        let count = "\(list.ids.count) rows"
        switch list.rows {
        case .idle: return "nothing"
        case .loading(let previous): return previous == nil ? "loading" : "\(count), loading"
        case .loaded: return count
        case .failed: return count
        }
    }

    private func note() {
        if app.hasContent { isPastSplash = true }
        if past.last != screen { past.append(screen) }
    }

    private func observe() {
        observation += 1
        let number = observation
        withObservationTracking {
            note()
        } onChange: { [weak self] in
            // `onChange` runs before the change and only once, so observe again afterwards.
            Task { @MainActor [weak self] in
                guard let self, number == observation else { return }
                observe()
            }
        }
    }
}

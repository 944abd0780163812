import AppleApp
import Catalog
import Features
import Foundation
import L10n
import Scenes
@_spi(Recording) import SwiftUI

/// Uses the app through the buttons and bindings of its views.
@MainActor
enum Tries {
    /// Returns what didn't work.
    static func failures(_ language: Language, _ rule: TextRule) async throws -> [String] {
        var failures: [String] = []
        for (scene, uses) in [
            (
                "movies-list-loaded",
                [
                    heart, sort, filter, titleSearch, tabs, search, details, viewer, beside, resize,
                    notes, key, importing, alert,
                ]
            ),
            ("movies-list-failed-offline", [retry]),
        ] {
            for use in uses {
                let stage = try await ViewStage.open(language, StagedScene.named(scene))
                await stage.host.settle()
                do { try await use(stage) } catch { failures.append("\(scene): \(error)") }
                failures += Checks.findings(in: stage.host, rule).map { "\(scene): \($0)" }
                await stage.close()
            }
        }
        return failures
    }

    private static func heart(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        let (add, remove) = (strings("favorite.add"), strings("favorite.remove"))
        try host.press(add)
        try await host.expect("a filled heart") { host.button(remove) != nil }
        try host.press(remove)
        try await host.expect("an empty heart and an offer to undo") {
            host.button(remove) == nil && host.button(strings("favorite.undo")) != nil
        }
    }

    private static func sort(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        let orders = stage.stage.list?.sortChoices.filter { !$0.isDirection } ?? []
        guard let order = orders.first(where: { !$0.isChosen })?.title else {
            throw Unusable("no order")
        }
        try host.press(strings("sort.button"))
        try await host.expect("a sheet with orders") { host.title == strings("sort.button") }
        try host.press(order)
        try await host.expect("rows in another order, without a sheet") {
            let chosen = stage.stage.list?.sortChoices.first { $0.isChosen && !$0.isDirection }
            return host.hasRows && host.title != strings("sort.button") && chosen?.title == order
        }
    }

    private static func filter(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        var genre: String? { stage.stage.catalogModel?.genres.value?.first?.name }
        try host.press(strings("filter.button"))
        try await host.expect("genres") { genre.flatMap(host.button) != nil }
        try host.press(genre ?? "")
        try host.press(strings("action.close"))
        let chip = strings("filter.remove", genre ?? "")
        try await host.expect("a chip of the filter") { host.button(chip) != nil }
        try host.press(chip)
        try await host.expect("no chip") { host.button(chip) == nil && host.hasRows }
    }

    private static func tabs(_ stage: ViewStage) async throws {
        let (host, movies) = (stage.host, stage.host.title)
        let titles = stage.stage.model.catalogs.map { stage.strings.caption($0.title) }
        try host.select(tab: titles[1])
        try await host.expect("another tab's rows") { host.title != movies && host.hasRows }
        try host.select(tab: titles[0])
        try await host.expect("the first tab's rows") { host.title == movies && host.hasRows }
    }

    private static func details(_ stage: ViewStage) async throws {
        let (host, movies) = (stage.host, stage.host.title)
        let row = try await openDetails(stage)
        try await host.expect("the details' title") { host.title == row.title }
        try host.back()
        try await host.expect("the list again") { host.title == movies && host.hasRows }
    }

    private static func search(_ stage: ViewStage) async throws {
        let (host, movies) = (stage.host, stage.host.title)
        let search = stage.strings("action.search-everywhere")
        try host.press(search)
        try await host.expect("the search above the list") { host.title == search }
        try host.back()
        try await host.expect("the list again") { host.title == movies && host.hasRows }
    }

    private static func viewer(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        let row = try await openDetails(stage)
        for _ in 1...2 {
            try host.press(strings("poster.label", row.title))
            try await host.expect("the viewer") { host.button(strings("action.close")) != nil }
            try host.press(strings("action.close"))
            try await host.expect("details") { host.title == row.title && host.has("details") }
        }
        try host.back()
        // A sheet waits until the viewer is dismissed.
        try host.press(strings("settings.title"))
        try await host.expect("a sheet after the viewer") {
            host.title == strings("settings.title")
        }
        try host.press(strings("action.close"))
    }

    private static func beside(_ stage: ViewStage) async throws {
        let host = stage.host
        host.form = .regular
        defer { host.form = .compact }
        _ = try await openDetails(stage)
        try await host.expect("details beside rows") { host.hasRows && host.has("details") }
        try host.press(stage.strings("action.close"))
        try await host.expect("only rows") { host.hasRows && !host.has("details") }
    }

    private static func titleSearch(_ stage: ViewStage) async throws {
        let host = stage.host
        var titles: [String] {
            stage.stage.list.map { list in list.ids.compactMap { list.row($0).content?.title } }
                ?? []
        }
        try await host.expect("rows") { host.hasRows }
        let first = titles[0]
        try host.search(for: first)
        try await host.expect("only rows with the searched title") {
            host.hasRows && titles.allSatisfy { $0.localizedCaseInsensitiveContains(first) }
        }
        try host.search(for: "")
        try await host.expect("all rows") {
            host.hasRows && titles.first == first && titles.count > 5
        }
    }

    private static func notes(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        _ = try await openDetails(stage)
        try host.press(strings("mark.note.label"))
        try await host.expect("a field") {
            (try? host.enter("7", into: strings("notes.note"))) != nil
        }
        try host.press(strings("action.close"))
        try await host.expect("the note") { host.has("own-note") && host.tree.texts.contains("7") }
        try host.back()
    }

    private static func key(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        try host.press(strings("settings.title"))
        try host.enter("7", into: strings("settings.key.entry"))
        try await host.expect("why it isn't a key") {
            host.tree.topmost.texts.contains(strings("settings.key.malformed"))
        }
        try host.press(strings("action.close"))
    }

    private static func importing(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        let file = URL.temporaryDirectory.appending(path: "watchlist.csv")
        try Data("Name,Year\nSafety Last!,1923\n".utf8).write(to: file)
        try host.press(strings("settings.title"))
        try host.press(strings("import"))
        try host.choose([file])
        try await host.expect("the import's result") {
            let model = stage.stage.model.files.importing
            return host.title == strings("import") && model?.isRunning == false
                && model?.result.allSatisfy(host.tree.topmost.texts.contains) == true
        }
        try host.back()
        try host.press(strings("action.close"))
    }

    /// A window that becomes wide, or only wide like a large phone on its side, and narrow again.
    private static func resize(_ stage: ViewStage) async throws {
        let host = stage.host
        guard let search = stage.stage.catalogModel else { throw Unusable("no list") }
        search.searchText = "a"
        try await host.expect("results") { search.visible.query.search == "a" && host.hasRows }
        let list = search.visible
        let (stack, body) = (host.place(of: "NavigationStack"), host.place(of: "ListBody"))
        defer { host.form = .compact }
        for form in [Host.Form.low, .regular, .compact] {
            host.form = form
            try await host.expect("the same list, search and place") {
                host.hasRows && search.visible === list && search.searchText == "a"
                    && stage.stage.model.isRoomy == (form == .regular)
                    && host.place(of: "NavigationStack") == stack
                    && host.place(of: "ListBody") == body
            }
        }
        search.searchText = ""
        try await host.expect("all rows") { host.hasRows }
    }

    /// Opens the details of the first row.
    private static func openDetails(_ stage: ViewStage) async throws -> RowContent {
        let host = stage.host
        try await host.expect("rows") { host.hasRows }
        guard let row = stage.stage.list.map({ $0.row($0.ids[0]) })?.content else {
            throw Unusable("no row")
        }
        try host.press(row.speech(stage.stage.model.marks[row.id], stage.strings))
        try await host.expect("details") { host.has("details") }
        return row
    }

    private static func alert(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        stage.stage.transport.set(.down)
        try await host.refresh()
        try await host.expect("an alert") {
            host.tree.topmost.texts.contains(strings("error.offline"))
        }
        try host.press(strings("action.close"))
        try await host.expect("no alert") { host.hasRows }
    }

    private static func retry(_ stage: ViewStage) async throws {
        let (host, strings) = (stage.host, stage.strings)
        stage.stage.transport.set(.open)
        if host.button(strings("list.retry")) == nil { try host.press(strings("action.close")) }
        try host.press(strings("list.retry"))
        try await host.expect("rows") { host.hasRows }
    }
}

extension Host {
    /// The title of the topmost page.
    fileprivate var title: String? {
        tree.topmost.first { $0.name == "navigationTitle" }?.words.first?.text
    }

    fileprivate var hasRows: Bool { has("row") }

    /// The place of the outermost view of a type, where its state is kept.
    fileprivate func place(of name: String) -> Int? { tree.topmost.first { $0.name == name }?.path }

    fileprivate func has(_ identifier: String) -> Bool {
        let name = "accessibilityIdentifier"
        return tree.topmost.first { $0.name == name && $0.argument("") as? String == identifier }
            != nil
    }

    fileprivate func expect(_ expected: String, _ isSo: () -> Bool) async throws {
        if await !wait(until: isSo) { throw Unusable("expected \(expected)") }
    }
}

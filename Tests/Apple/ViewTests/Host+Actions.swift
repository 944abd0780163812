import Foundation
@_spi(Recording) import SwiftUI

/// Why something can't be used as a person would.
struct Unusable: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Host {
    /// Returns the first enabled button with a label in the topmost sheet or alert, or the window.
    func button(_ label: String) -> Node? {
        tree.topmost.controls().first {
            $0.node.name == "Button" && $0.isEnabled && $0.label == label
        }?.node
    }

    /// Presses a button; one of an alert or dialog also closes that.
    func press(_ label: String) throws {
        guard let button = button(label) else { throw Unusable("no button “\(label)”") }
        let dialog = tree.all { ["alert", "confirmationDialog"].contains($0.name) }
            .first { $0.child("presented") === tree.topmost }
        call(button.argument("action"))
        (dialog?.argument("isPresented") as? any AnyBinding)?.clear()
        update()
    }

    /// Types a text into a field with a label and submits it.
    func enter(_ text: String, into label: String) throws {
        let field = tree.topmost.controls().first {
            $0.isEnabled && $0.label == label && $0.node.argument("text") is any AnyBinding
        }
        guard let field else { throw Unusable("no field “\(label)”") }
        try set(field.node.argument("text"), to: text)
        let submitted = tree.topmost.all {
            $0.name == "onSubmit" && $0.controls().contains { $0.label == label }
        }
        call(submitted.last?.argument(""))
        update()
    }

    /// Types a text into the search field of the topmost page.
    func search(for text: String) throws {
        try set(tree.topmost.first { $0.name == "searchable" }?.argument("text"), to: text)
    }

    /// Chooses files in the open dialog of the system.
    func choose(_ files: [URL]) throws {
        let dialog = tree.first {
            $0.name == "fileImporter"
                && ($0.argument("isPresented") as? any AnyBinding)?.anyValue as? Bool == true
        }
        guard let chosen = dialog?.argument("onCompletion") as? (Any) -> Any else {
            throw Unusable("no dialog for files")
        }
        (dialog?.argument("isPresented") as? any AnyBinding)?.clear()
        _ = chosen(Result<[URL], any Error>.success(files))
        update()
    }

    /// Selects the tab with a title.
    func select(tab title: String) throws {
        let view = tree.first { $0.name == "TabView" }
        let tab = tree.first { $0.name == "Tab" && $0.words.first?.text == title }
        guard let value = tab?.argument("value") else { throw Unusable("no tab “\(title)”") }
        try set(view?.argument("selection"), to: value)
    }

    /// Goes back to the page below the topmost one.
    func back() throws {
        let pushed = tree.topmost.all { $0.child("page")?.name == "page" }.last
        if let shown = pushed?.argument("isPresented") as? any AnyBinding {
            shown.clear()
            return update()
        }
        func dropLast<Path: RangeReplaceableCollection>(_ path: Path) -> Any {
            Path(path.prefix(path.count - 1))
        }
        let path = tree.topmost.first { $0.name == "NavigationStack" }?.argument("path")
        let pages = (path as? any AnyBinding)?.anyValue as? any RangeReplaceableCollection
        guard let pages, !pages.isEmpty else { throw Unusable("no page below this one") }
        try set(path, to: dropLast(pages))
    }

    /// Pulls the list down.
    func refresh() async throws {
        let action = tree.topmost.first { $0.name == "refreshable" }?.argument("action")
        guard let action = action as? @Sendable () async -> Void else {
            throw Unusable("nothing to refresh")
        }
        await action()
        update()
    }

    private func set(_ binding: Any?, to value: Any) throws {
        guard let binding = binding as? any AnyBinding, binding.set(value) else {
            throw Unusable("\(type(of: value)) isn't the type of the binding")
        }
        update()
    }
}

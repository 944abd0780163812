import Catalog
import Foundation
@_spi(Recording) import SwiftUI
import VitrineSwiftUI

/// Finds in a tree what a device would refuse or show wrongly.
@MainActor
enum Checks {
    /// The names of the system's symbols that the app may use.
    static let symbols = Set(
        (try? String(contentsOfFile: "scripts/apple/symbols.txt", encoding: .utf8))?
            .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init) ?? []
    )
    /// The symbols of catalogs and marks that no scene may show, unless they are listed.
    static var unlistedSymbols: [String] {
        let marks = MarkKind.allCases.flatMap { [$0.symbol(isSet: true), $0.symbol(isSet: false)] }
        return Set(CatalogSymbol.allCases.map(\.systemImage) + marks).subtracting(symbols).map {
            "“\($0)” isn't in scripts/apple/symbols.txt"
        }
    }
    /// The keys that the system has for itself, with Command alone.
    private static let systemKeys: Set<Character> = ["h", "m", "n", "q", "w", " ", "\t", "`"]

    /// Checks a host in several forms; in each, it has the controls of the first.
    static func findings(
        in host: Host,
        as forms: [Host.Form],
        _ texts: TextRule
    ) async -> [(form: Host.Form, text: String)] {
        var all: [(form: Host.Form, text: String)] = []
        var controls: Set<String> = []
        for form in forms {
            host.form = form
            await host.settle()
            var found = findings(in: host, texts)
            let now = Set(
                host.tree.controls().map { "\($0.node.name) “\($0.label)” in \($0.node.view)" }
            )
            if form == forms.first { controls = now }
            if form == .assisted {
                found.formUnion(controls.subtracting(now).map { "no \($0) with the largest text" })
            }
            all += found.sorted().map { (form, $0) }
        }
        return all
    }

    /// Checks a host's tree and texts.
    static func findings(in host: Host, _ texts: TextRule) -> Set<String> {
        var findings = host.findings
        for tree in [host.tree, host.menus] {
            tree.walk { node in
                findings.formUnion(self.findings(at: node, host, texts))
                return true
            }
            for (node, label, _) in tree.controls() {
                if label.isEmpty { findings.insert("\(node.name) without a label in \(node.view)") }
                if let inner = node.child("label")?.controls().first?.node {
                    findings.insert("\(inner.name) in the label of a \(node.name) in \(node.view)")
                }
            }
        }
        return findings.union(presentations(in: host.tree, "the window"))
            .union(shortcuts(host.tree.topmost, host.menus))
    }

    private static func findings(at node: Node, _ host: Host, _ texts: TextRule) -> Set<String> {
        var findings: Set<String> = []
        switch node.name {
        case "TabView":
            let tabs = node.all { $0.name == "Tab" }
            // On iPhone, more are behind a tab "More".
            if host.form.isCompact, tabs.count > 5 {
                findings.insert("\(tabs.count) tabs in \(node.view)")
            }
        case "ToolbarItem", "ToolbarItemGroup":
            if node.isEmpty { findings.insert("empty \(node.name) in \(node.view)") }
        case "Picker":
            let selection = (node.argument("selection") as? any AnyBinding)?.anyValue
            // Nil may mean that nothing is chosen yet.
            if let selection, !isNil(selection),
                !node.tags.contains(where: { areEqual($0.value, selection) })
            {
                findings.insert("the binding of a Picker in \(node.view) is none of its choices")
            }
        default: break
        }
        for words in node.words {
            if words.isLiteral, words.text.contains(where: \.isLetter) {
                findings.insert("literal “\(words.text)” in \(node.view)")
            } else if !texts.allows(words.text) {
                findings.insert("“\(words.text)” in \(node.view) is neither in the table nor data")
            }
        }
        for label in ["systemName", "systemImage"] {
            if let name = node.argument(label) as? String, !symbols.contains(name) {
                findings.insert("“\(name)” in \(node.view) isn't in scripts/apple/symbols.txt")
            }
        }
        if let view = node.describedView, view.separateControls.count > 1 {
            let names = view.separateControls.map(\.name).joined(separator: " and ")
            findings.insert("\(node.name) in \(node.view) also describes \(names)")
        }
        return findings
    }

    /// Each key does one thing, and none that the system does.
    private static func shortcuts(_ trees: Node...) -> Set<String> {
        var keys: [String: Int] = [:]
        var findings: Set<String> = []
        for node in trees.flatMap({ $0.all { $0.name == "keyboardShortcut" } }) {
            guard let key = node.argument("") as? KeyEquivalent,
                let modifiers = node.argument("modifiers") as? EventModifiers
            else { continue }
            let symbols: [(EventModifiers, String)] = [
                (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
            ]
            let name =
                symbols.filter { modifiers.contains($0.0) }.map(\.1).joined()
                + key.character.uppercased()
            keys[name, default: 0] += 1
            if keys[name] == 2 { findings.insert("two commands with \(name)") }
            if modifiers == .command, systemKeys.contains(key.character) {
                findings.insert("\(name) in \(node.view) is the system's")
            }
        }
        return findings
    }

    /// A layer presents at most one sheet, cover, dialog or alert.
    private static func presentations(in layer: Node, _ name: String) -> Set<String> {
        var found: [Node] = []
        layer.walk { node in
            if node.child("presented") != nil { found.append(node) }
            return node.name != "layer" || node === layer
        }
        let names = found.map { "\($0.name) of \($0.view)" }.sorted().joined(separator: " and ")
        return found.reduce(into: found.count > 1 ? ["\(name) presents \(names)"] : []) {
            if let presented = $1.child("presented") {
                $0.formUnion(presentations(in: presented, $1.name))
            }
        }
    }
}

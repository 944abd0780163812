@_spi(Recording) import SwiftUI

/// Finds in a tree what a device would refuse or show wrongly.
@MainActor
enum Checks {
    /// Checks a host's tree and texts.
    static func findings(in host: Host, _ texts: TextRule) -> Set<String> {
        var findings = host.findings
        host.tree.walk { node in
            switch node.name {
            case "TabView":
                let tabs = node.all { $0.name == "Tab" }
                // On iPhone, more are behind a tab "More".
                if host.isCompact, tabs.count > 5 {
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
                    findings.insert(
                        "the binding of a Picker in \(node.view) is none of its choices"
                    )
                }
            default: break
            }
            for words in node.words {
                if words.isLiteral, words.text.contains(where: \.isLetter) {
                    findings.insert("literal “\(words.text)” in \(node.view)")
                } else if !texts.allows(words.text) {
                    findings.insert(
                        "“\(words.text)” in \(node.view) is neither in the table nor data"
                    )
                }
            }
            return true
        }
        for control in host.tree.controls() where control.label.isEmpty {
            findings.insert("\(control.node.name) without a label in \(control.node.view)")
        }
        return findings.union(presentations(in: host.tree, "the window"))
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

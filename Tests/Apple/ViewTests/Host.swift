import Foundation
import Observation
@_spi(Recording) import SwiftUI

/// Evaluates a view like a window: its tree, and what happens when views appear, change or disappear.
@MainActor
final class Host {
    /// The size of the window, and what the system's settings say.
    enum Form: String, CaseIterable {
        /// As on iPhone, on iPad, and on a large iPhone on its side.
        case compact, regular, low
        /// As on iPhone, dark, with the largest text, reduced motion and VoiceOver.
        case assisted

        var isCompact: Bool { self == .compact || self == .assisted }
    }

    /// The elements of a lazy container that are evaluated.
    static let visibleElements = 5
    /// The evaluations after which an update that causes another one is called endless.
    private static let mostRounds = 40

    /// The tree of the last evaluation.
    private(set) var tree = Node("root", in: "root")
    /// Mistakes that evaluation itself found.
    private(set) var findings: Set<String> = []
    /// The tree of the menus' commands.
    private(set) var menus = Node("none", in: "root")
    var form: Form {
        didSet {
            guard form != oldValue else { return }
            changed("the form")
            update()
        }
    }
    private let root: any View
    private let commands: any Commands
    private var cells: [Int: AnyObject] = [:]
    private var effects: [Int: Effect] = [:]
    private var newEffects: [(Int, Effect)] = []
    /// The pages that navigation stacks around the evaluated view can push, innermost last.
    private var destinations: [[(type: Any.Type, page: (Any) -> Any)]] = []
    private var dirty: Set<String> = []
    private var viewTypes: [ObjectIdentifier: Bool] = [:]
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ root: any View, commands: any Commands = NoCommands(), form: Form = .compact) {
        self.root = root
        self.commands = commands
        self.form = form
        dirty = ["the root"]
        update()
    }

    /// Evaluates the tree until nothing changes any more.
    func update() {
        guard !dirty.isEmpty else { return }
        screenSize =
            form.isCompact
            ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 1366)
        for _ in 1...Self.mostRounds {
            dirty = []
            newEffects = []
            // Bindings are read outside of the bodies that make them.
            tree = withObservationTracking {
                menus = evaluate(commands, Place(environment: environment).child("menus"))
                return evaluate(root, Place(environment: environment))
            } onChange: {
                MainActor.assumeIsolated { self.changed("a binding") }
            }
            runEffects()
            if dirty.isEmpty { return }
        }
        findings.insert("endless update of \(dirty.sorted().joined(separator: ", "))")
    }

    /// Evaluates the tree after each change until it is as wanted; returns false after ten seconds.
    func wait(until isWanted: () -> Bool) async -> Bool {
        let limit = ContinuousClock.now + .seconds(10)
        while true {
            update()
            if isWanted() { return true }
            guard ContinuousClock.now < limit else { return false }
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { self.resume() }
            await withCheckedContinuation { waiting = $0 }
        }
    }

    /// Lets the tasks on the main actor run and evaluates what they changed.
    func settle() async {
        for _ in 1...Self.mostRounds {
            update()
            for _ in 1...20 { await Task.yield() }
            if dirty.isEmpty { return }
        }
    }

    /// Ends every task, as if the window closed.
    func close() {
        for effect in effects.values { effect.task?.cancel() }
        effects = [:]
    }

    private func changed(_ view: String) {
        dirty.insert(view)
        resume()
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }

    private var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.horizontalSizeClass = form.isCompact ? .compact : .regular
        values.verticalSizeClass = form == .low ? .compact : .regular
        values.displayScale = 2
        values.scenePhase = .active
        values.dynamicTypeSize = form == .assisted ? .accessibility5 : .large
        values.colorScheme = form == .assisted ? .dark : .light
        values["accessibilityReduceMotion"] = form == .assisted
        values["accessibilityVoiceOverEnabled"] = form == .assisted
        values.isEnabled = true
        return values
    }

    /// What a view does when it appears, changes or disappears.
    private struct Effect {
        let name: String
        let value: Any
        let isInitial: Bool
        let action: Any?
        var task: Task<Void, Never>?

        init?(_ record: Record) {
            guard Self.names.contains(record.name) else { return nil }
            let value = record["of"] ?? record["id"] ?? 0
            name = record.name
            self.value = (value as? (Any) -> Any)?(GeometryProxy.screen) ?? value
            isInitial = name != "onChange" || record["initial"] as? Bool == true
            action = record["perform"] ?? record["action"] ?? record[""]
        }

        private static let names = [
            "onAppear", "onDisappear", "task", "onChange", "onGeometryChange",
        ]
    }

    private func runEffects() {
        let old = effects
        effects = Dictionary(newEffects) { $1 }
        for (path, effect) in old {
            if effects[path] != nil {
                effects[path]?.task = effect.task
            } else {
                effect.task?.cancel()
                if effect.name == "onDisappear" { call(effect.action) }
            }
        }
        for (path, effect) in newEffects where effect.name != "onDisappear" {
            let before = old[path]
            guard before.map({ !areEqual($0.value, effect.value) }) ?? effect.isInitial else {
                continue
            }
            switch effect.action {
            case let work as Work:
                before?.task?.cancel()
                effects[path]?.task = Task { await work.run() }
            case let action as (Any, Any) -> Any:
                _ = action(before?.value ?? effect.value, effect.value)
            case let action as (Any) -> Any: _ = action(effect.value)
            default: call(effect.action)
            }
        }
    }

    private func evaluate(_ value: Any, _ place: Place) -> Node {
        if let optional = value as? any OptionalContent {
            guard let content = optional.content else { return Node("nil", in: place.view) }
            return evaluate(content, place.child("some"))
        }
        if let value = value as? any Recordable { return evaluate(value.record, place) }
        if let value = value as? any AnyModifiedContent {
            let (content, modifier) = value.parts
            if let modifier = modifier as? any Recordable {
                return evaluate(modifier.record, place)
            }
            return custom(modifier, place, around: content)
        }
        return custom(value, place)
    }

    /// Evaluates a view or modifier that has a body.
    private func custom(_ value: Any, _ place: Place, around content: Any = 0) -> Node {
        var place = place.child(ObjectIdentifier(type(of: value)))
        let name = String("\(type(of: value))".prefix { $0 != "<" })
        let node = Node(name, in: place.view, at: place.path)
        guard connect(value, place) else { return node }
        if value is any UIViewRepresentable { return node }
        if let controller = value as? any UIViewControllerRepresentable {
            if let content = presented(by: controller, place) {
                let layer = Node("layer", in: name)
                let above = Place(environment: environment).child(place.path)
                layer.children = [("content", evaluate(content, above))]
                node.children = [("presented", layer)]
            }
            return node
        }
        let view = place.view
        place.view = name
        let body = withObservationTracking {
            bodyOf(value, content, in: view)
        } onChange: {
            MainActor.assumeIsolated { self.changed(name) }
        }
        if body == nil { findings.insert("\(name) isn't recorded") }
        node.children = body.map { [("body", evaluate($0, place.child("body")))] } ?? []
        return node
    }

    /// Makes or updates a controller; returns the view that it presents, or nil.
    private func presented<Made: UIViewControllerRepresentable>(
        by view: Made,
        _ place: Place
    ) -> Any? {
        let cell = cells[place.path] as? ControllerCell<Made> ?? ControllerCell()
        cells[place.path] = cell
        return cell.update(view)
    }

    /// Connects the state and the environment; returns false if an object is missing.
    private func connect(_ value: Any, _ place: Place) -> Bool {
        var isComplete = true
        for (label, property) in Mirror(reflecting: value).children {
            if let property = property as? any Stored {
                let path = place.child(label).path
                cells[path] = property.place(cells[path]) { [weak self] in
                    self?.changed("\(type(of: value))")
                }
            } else if let property = property as? any ReadsEnvironment,
                let missing = property.read(place.environment)
            {
                findings.insert(
                    "\(missing) isn't in the environment of \(type(of: value)) in \(place.view)"
                )
                isComplete = false
            }
        }
        return isComplete
    }

    private func bodyOf(_ value: Any, _ content: Any, in view: String) -> Any? {
        func body<Modifier: ViewModifier>(_ modifier: Modifier) -> Any {
            let content = Record("content", [("view", view), ("self", content)])
            return modifier.body(content: Modifier.Content(recorded: content))
        }
        func hasBody<Content: View>(_ view: Content) -> Bool { Content.Body.self != Never.self }
        return switch value {
        case let view as any View: hasBody(view) ? view.body : nil
        case let modifier as any ViewModifier: body(modifier)
        case let toolbar as any ToolbarContent: toolbar.body
        case let commands as any Commands: commands.body
        default: nil
        }
    }

    private func evaluate(_ record: Record, _ place: Place) -> Node {
        let node = Node(record.name, in: place.view, at: place.path)
        var place = place
        if place.isShown, let effect = Effect(record) {
            newEffects.append((place.child(record.name).path, effect))
        }
        if record.name.hasPrefix("Lazy") || record.name == "List" { place.isLazy = true }
        if record.name == "Picker" { place.isLazy = false }
        var views: [(label: String, value: Any)] = []
        for (label, value) in record.arguments {
            if let change = value as? Change {
                change.apply(&place.environment)
            } else if label.isEmpty, record.name == "id", let id = value as? AnyHashable {
                place = place.child(id)
            } else if record.name == "content", let view = value as? String {
                place.view = view
            } else if isView(value) {
                views.append((label, value))
            } else {
                node.arguments.append((label, value))
            }
        }
        switch record.name {
        case "ForEach": node.children = elements(of: node, place)
        case "GeometryReader", "ScrollViewReader":
            let proxy: Any =
                record.name == "GeometryReader" ? GeometryProxy.screen : ScrollViewProxy.screen
            if let content = node.content?(proxy) {
                node.children = [("content", evaluate(content, place.child(0)))]
            }
        case "ViewThatFits":
            guard let content = views.first?.value else { break }
            let choices = (content as? any Recordable)?.record.arguments.map(\.value) ?? [content]
            if let choice = form.isCompact ? choices.last : choices.first {
                node.children = [("content", evaluate(choice, place.child(form.isCompact)))]
            }
        case "Menu", "contextMenu", "swipeActions", "accessibilityActions":
            for (label, value) in views {
                var part = place.child(label)
                part.isShown = place.isShown && (label == "self" || label == "label")
                node.children.append((label, evaluate(value, part)))
            }
        case "NavigationStack": node.children = [("page", page(of: node, views, place))]
        case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "fileImporter",
            "navigationDestination":
            present(node, views, place)
        case "TabView", "Tab":
            if record.name == "Tab" {
                guard let value = node.argument("value"), let tab = place.tab, areEqual(value, tab)
                else { break }
            }
            if let binding = node.argument("selection") as? any AnyBinding {
                place.tab = binding.anyValue
            }
            fallthrough
        default: node.children = views.map { ($0.label, evaluate($0.value, place.child($0.label))) }
        }
        return node
    }

    /// Returns whether an argument is evaluated; colors and shapes aren't.
    private func isView(_ value: Any) -> Bool {
        // Casts are slow.
        let type = ObjectIdentifier(type(of: value))
        if let isView = viewTypes[type] { return isView }
        let isView =
            (value is any View || value is any ToolbarContent || value is any TabContent
                || value is any Commands)
            && !(value is any ShapeStyle) && !(value is any Shape)
        viewTypes[type] = isView
        return isView
    }

    private func elements(of node: Node, _ place: Place) -> [(String, Node)] {
        guard let data = node.arguments.first?.value as? any Collection, let content = node.content
        else { return [] }
        let all: [(element: Any, id: AnyHashable)] = data.map { element in
            var id: Any = element
            if let path = node.argument("id") as? AnyKeyPath {
                id = element[keyPath: path] ?? id
            } else if let element = element as? any Identifiable {
                id = element.id
            }
            return (element, id as? AnyHashable ?? AnyHashable(0))
        }
        if Set(all.map(\.id)).count < all.count {
            findings.insert("equal ids in a ForEach in \(place.view)")
        }
        var part = place
        part.isLazy = false
        return all.prefix(place.isLazy ? Self.visibleElements : .max).map {
            ("element", evaluate(content($0.element), part.child($0.id)))
        }
    }

    /// Returns the topmost page of a navigation stack.
    private func page(of node: Node, _ views: [(label: String, value: Any)], _ place: Place) -> Node
    {
        let binding = node.argument("path") as? any AnyBinding
        let path: [Any] = (binding?.anyValue as? any Collection).map { $0.map { $0 } } ?? []
        destinations.append([])
        defer { destinations.removeLast() }
        guard let root = views.first?.value else { return Node("nil", in: place.view) }
        var part = place.child("root")
        part.isShown = place.isShown && path.isEmpty
        let first = evaluate(root, part)
        guard let top = path.last else { return first }
        guard let page = destinations.last?.first(where: { $0.type == type(of: top) })?.page else {
            findings.insert("no page for \(type(of: top)) in \(place.view)")
            return first
        }
        part = place.child(path.count).child(top as? AnyHashable ?? AnyHashable(0))
        part.isShown = place.isShown
        return evaluate(page(top), part)
    }

    /// Evaluates what a modifier presents or pushes, if its binding says so.
    private func present(_ node: Node, _ views: [(label: String, value: Any)], _ place: Place) {
        var below = place.child("self")
        let binding = (node.argument("isPresented") ?? node.argument("item")) as? any AnyBinding
        let value = binding?.anyValue
        let isPresenting = value as? Bool ?? value.map { !isNil($0) } ?? false
        let isPushing = node.name == "navigationDestination"
        if let type = node.argument("for") as? Any.Type, let page = node.content {
            destinations.indices.last.map { destinations[$0].append((type, page)) }
        }
        below.isShown = place.isShown && !(isPushing && isPresenting)
        node.children = views.filter { $0.label == "self" }.map {
            ("self", evaluate($0.value, below))
        }
        guard isPresenting, let binding, let value else { return }
        var above = place.child("presented")
        above.environment["dismiss"] = DismissAction { binding.clear() }
        if let dismissed = node.argument("onDismiss"),
            let effect = Effect(Record("onDisappear", [("perform", dismissed)]))
        {
            newEffects.append((above.child("onDismiss").path, effect))
        }
        let presented = Node(isPushing ? "page" : "layer", in: place.view)
        if let content = node.argument("content") as? () -> Any {
            presented.children = [("content", evaluate(content(), above))]
        } else if let content = node.content, let item = (value as? any OptionalContent)?.content {
            let id = (item as? any Identifiable)?.id as? AnyHashable
            presented.children = [("content", evaluate(content(item), above.child(id)))]
        }
        for (label, value) in views where label != "self" {
            presented.children.append((label, evaluate(value, above.child(label))))
        }
        if isPushing {
            node.children = [("page", presented)]
        } else {
            node.children.append(("presented", presented))
        }
    }
}

/// The menus of a window that has none.
struct NoCommands: Commands {
    var body: some Commands { CommandGroup(after: .toolbar) { EmptyView() } }
}

public import Foundation
import UIKit

// Not Apple's: the arguments of views, for scripts/check-views. `scripts/apple/record` writes a body for every other
// declaration that keeps the arguments in a `Record`. The app can't name any of it without `@_spi`.

/// The name of a view or modifier, and its arguments by label; a modifier's first one is the view, `self`.
@_spi(Recording) public final class Record: @unchecked Sendable, Hashable {
    public let name: String
    public let arguments: [(label: String, value: Any)]
    public init(_ name: String, _ arguments: [(String, Any)] = []) {
        (self.name, self.arguments) = (name, arguments.map { (label: $0, value: $1) })
    }
    public subscript(label: String) -> Any? { arguments.first { $0.label == label }?.value }
    public static func == (a: Record, b: Record) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
@_spi(Recording) public protocol Recordable { var record: Record { get } }

/// A view with a modifier.
@_spi(Recording) public struct Modified { public var record: Record }
@_spi(Recording) extension Modified: View, Recordable { public typealias Body = Never }
@_spi(Recording) extension TupleView: Recordable {}
@_spi(Recording) public func recorded(_ view: some View, _ name: String, _ arguments: [(String, Any)] = []) -> some View {
    Modified(record: Record(name, [("self", view)] + arguments))
}

/// A visible or spoken text; a literal is looked up in a table that the app doesn't have.
@_spi(Recording) public struct Words {
    public let text: String
    public let isLiteral: Bool
    public init<S: StringProtocol>(_ text: S) { (self.text, isLiteral) = (String(text), false) }
    public init(_ key: LocalizedStringKey) { (text, isLiteral) = (key.text, true) }
}
/// A modifier's change of the environment below it.
@_spi(Recording) public struct Change { public let apply: (inout EnvironmentValues) -> Void }
/// The work of a `task`.
@_spi(Recording) public struct Work: @unchecked Sendable {
    public let run: @isolated(any) () async -> Void
}
@_spi(Recording) public protocol OptionalContent { var content: Any? { get } }
@_spi(Recording) extension Optional: OptionalContent { public var content: Any? { self } }

/// A value that a view reads and writes through a binding.
@_spi(Recording) public protocol AnyBinding {
    var anyValue: Any { get }
    /// Returns false if the value has another type.
    func set(_ value: Any) -> Bool
    /// Sets false or nil.
    func clear()
}
@_spi(Recording) extension Binding: AnyBinding {
    public var anyValue: Any { wrappedValue }
    public func set(_ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        wrappedValue = value
        return true
    }
    public func clear() {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type {
            _ = set(type.init(nilLiteral: ()))
        } else {
            _ = set(false)
        }
    }
}

/// A state's value, unless another cell was first in the same place of the tree.
final class Cell<Value>: @unchecked Sendable {
    private var own: Value
    var first: Cell?
    var changed: () -> Void = {}
    init(_ value: Value) { own = value }
    var value: Value {
        get { first?.value ?? own }
        set {
            if let first { return first.value = newValue }
            own = newValue
            changed()
        }
    }
}
@_spi(Recording) public protocol Stored {
    /// Connects a state with its place, whose first cell is `place`, and returns that.
    func place(_ place: AnyObject?, changed: @escaping () -> Void) -> AnyObject
}
@_spi(Recording) extension State: Stored {
    public func place(_ place: AnyObject?, changed: @escaping () -> Void) -> AnyObject {
        if place !== cell { cell.first = place as? Cell }
        let first = cell.first ?? cell
        first.changed = changed
        return first
    }
}

/// What a property reads from the environment.
final class Reader<Value>: @unchecked Sendable {
    let read: (EnvironmentValues) -> Value?
    var values: EnvironmentValues?
    init(_ read: @escaping (EnvironmentValues) -> Value?) { self.read = read }
    var value: Value { values.flatMap(read)! }
}
@_spi(Recording) public protocol ReadsEnvironment {
    /// Gives the property its environment; returns the name of an object that isn't there.
    func read(_ values: EnvironmentValues) -> String?
}
@_spi(Recording) extension Environment: ReadsEnvironment {
    public func read(_ values: EnvironmentValues) -> String? {
        reader.values = values
        return reader.read(values) == nil ? "\(Value.self)" : nil
    }
}
extension EnvironmentValues {
    @_spi(Recording) public subscript<Value>(_ name: String, _ type: Value.Type = Value.self) -> Value {
        get { stored[name] as? Value ?? blank() }
        set { stored.updateValue(newValue, forKey: name) }
    }
    func object<Value>(_ type: Value.Type) -> Value? { stored[ObjectIdentifier(type)] as? Value }
}

/// Any value of a type. Colors and styles are such values, because nothing reads them.
func blank<T>() -> T {
    if let text = "" as? T { return text }
    let memory = UnsafeMutableRawPointer.allocate(
        byteCount: max(MemoryLayout<T>.stride, 1), alignment: MemoryLayout<T>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.stride)
    return memory.load(as: T.self)
}

@_spi(Recording) public protocol AnyModifiedContent { var parts: (content: Any, modifier: Any) { get } }
@_spi(Recording) extension ModifiedContent: AnyModifiedContent {
    public var parts: (content: Any, modifier: Any) { (content, modifier) }
}
/// Makes and updates a controller, as in a window; its coordinator is kept.
@_spi(Recording) public final class ControllerCell<Made: UIViewControllerRepresentable> {
    private var made: (coordinator: Made.Coordinator, controller: Made.UIViewControllerType)?
    public init() {}
    /// Returns the view that the controller presents, or nil.
    @MainActor public func update(_ view: Made) -> Any? {
        let coordinator = made?.coordinator ?? view.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Made>(coordinator: coordinator)
        let controller = made?.controller ?? view.makeUIViewController(context: context)
        made = (coordinator, controller)
        view.updateUIViewController(controller, context: context)
        return (controller.presentedViewController as? any Hosting)?.hosted
    }
}
@MainActor protocol Hosting { var hosted: Any { get } }
extension UIHostingController: Hosting { var hosted: Any { rootView } }
extension GeometryProxy { @_spi(Recording) public static var screen: GeometryProxy { GeometryProxy() } }
extension ScrollViewProxy { @_spi(Recording) public static var screen: ScrollViewProxy { ScrollViewProxy() } }
/// The size of every view.
@_spi(Recording) public nonisolated(unsafe) var screenSize = CGSize.zero

public import Catalog
import Primitives

/// An async sequence with a typed failure: the current value at once, then each different one,
/// until cancelled.
///
/// Changes during a read are coalesced. Each iterator observes separately, from its creation until
/// it is released or its task is cancelled; it returns nil after a cancellation, and after an error
/// has been thrown.
public struct Updates<Element: Sendable & Equatable>: AsyncSequence, Sendable {
    /// The error that ends the sequence early.
    public typealias Failure = CatalogError

    let observe: @Sendable () -> Observation
    let read: @Sendable () async throws(CatalogError) -> Element

    /// Combines a source of signals with a function that reads the current value.
    init(
        observe: @escaping @Sendable () -> Observation,
        read: @escaping @Sendable () async throws(CatalogError) -> Element
    ) {
        self.observe = observe
        self.read = read
    }

    /// The same values, each with the watermark as it was before the value was read.
    public func marked(by watermark: Watermark) -> Updates<Marked<Element>> {
        Updates<Marked<Element>>(
            observe: observe,
            read: { [read] () async throws(CatalogError) in
                let mark = watermark.value
                return Marked(value: try await read(), mark: mark)
            }
        )
    }

    /// Starts observing.
    public func makeAsyncIterator() -> Iterator {
        Iterator(observation: observe(), read: read)
    }

    /// Observes separately from other iterators.
    public struct Iterator: AsyncIteratorProtocol {
        private var observation: Observation?
        private let read: @Sendable () async throws(CatalogError) -> Element
        private var last: Element?
        /// The value before the last one: kept until the next read, so that it is deallocated there
        /// and not on the actor that has shown it.
        private let outdated = Locked<Element?>(nil)

        fileprivate init(
            observation: Observation,
            read: @escaping @Sendable () async throws(CatalogError) -> Element
        ) {
            self.observation = observation
            self.read = read
        }

        /// Waits for a value that differs from the last one.
        public mutating func next() async throws(CatalogError) -> Element? {
            try await next(isolation: nil)
        }

        /// Waits for a value that differs from the last one; returns on the caller's actor.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(CatalogError) -> Element? {
            do throws(CatalogError) {
                while await observation?.signals.next(isolation: actor) != nil {
                    let value = try await Self.read(read, unlike: last, ending: outdated)
                    guard !Task.isCancelled else { break }
                    guard let value else { continue }
                    outdated.withLock { [last] in $0 = last }
                    last = value
                    return value
                }
            } catch {
                observation = nil
                throw error
            }
            observation = nil
            return nil
        }
    }
}

extension Updates.Iterator {
    /// Reads the current value; nil if it equals the last one.
    ///
    /// Not on the caller's actor: comparing two orders of 100,000 ids, and deallocating a third,
    /// takes longer than a frame.
    @concurrent
    private static func read(
        _ read: @Sendable () async throws(CatalogError) -> Element,
        unlike last: Element?,
        ending outdated: Locked<Element?>
    ) async throws(CatalogError) -> Element? {
        outdated.withLock { $0 = nil }
        let value = try await read()
        return value == last ? nil : value
    }
}

/// A number that only grows, such as that of the last change that was stored.
public final class Watermark: Sendable {
    private let number = Locked(0)

    /// Begins with 0.
    public init() {}

    /// The largest number so far.
    public var value: Int { number.withLock { $0 } }

    /// Everything up to `number` has happened.
    public func raise(to number: Int) {
        self.number.withLock { $0 = max($0, number) }
    }
}

/// A value, with a watermark as it was before the value was read: what happened up to the mark is in
/// the value.
public struct Marked<Value: Sendable & Equatable>: Sendable, Equatable {
    /// What was read.
    public let value: Value
    /// The watermark.
    public let mark: Int
}

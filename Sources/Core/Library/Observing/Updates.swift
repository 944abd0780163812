public import Catalog
import Primitives

/// An asynchronous sequence of the current value and each different value after it, with typed
/// failures.
///
/// Changes during a read are coalesced. Each iterator observes separately, from its creation until
/// it is released or its task is cancelled. It returns nil once it is cancelled or has thrown an
/// error.
public struct Updates<Element: Sendable & Equatable>: AsyncSequence, Sendable {
    /// The error that ends the sequence early.
    public typealias Failure = CatalogError

    let observe: @Sendable () -> Observation
    let read: @Sendable () async throws(CatalogError) -> Element

    /// Returns the same values, each with the watermark from before it was read.
    public func stamped(by watermark: Watermark) -> Updates<Stamped<Element>> {
        Updates<Stamped<Element>>(
            observe: observe,
            read: { [read] () async throws(CatalogError) in
                let stamp = watermark.value
                return Stamped(value: try await read(), stamp: stamp)
            }
        )
    }

    /// Starts observing.
    public func makeAsyncIterator() -> Iterator {
        Iterator(observation: observe(), read: read)
    }

    /// An iterator that observes independently of others.
    public struct Iterator: AsyncIteratorProtocol {
        private var observation: Observation?
        private let read: @Sendable () async throws(CatalogError) -> Element
        private var last: Element?
        /// The value before the last one.
        ///
        /// It is retained until the next read, which deallocates it off the actor that displayed
        /// it.
        private let outdated = Locked<Element?>(nil)

        fileprivate init(
            observation: Observation,
            read: @escaping @Sendable () async throws(CatalogError) -> Element
        ) {
            self.observation = observation
            self.read = read
        }

        /// Waits for a value that differs from the previous one.
        public mutating func next() async throws(CatalogError) -> Element? {
            try await next(isolation: nil)
        }

        /// Waits for a value that differs from the previous one; returns on the caller's actor.
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
    /// Reads the current value off the caller's actor; nil if it equals the previous one.
    ///
    /// Comparing two orders of 100,000 items, and deallocating a third, takes longer than one
    /// frame.
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

/// A number that only increases, such as the number of the last stored change.
public final class Watermark: Sendable {
    private let number = Locked(0)

    /// Creates a watermark of 0.
    public init() {}

    /// The greatest number so far.
    public var value: Int { number.withLock { $0 } }

    /// Raises the watermark to `number` unless it is higher.
    public func raise(to number: Int) {
        self.number.withLock { $0 = max($0, number) }
    }
}

/// A value with the watermark from before it was read; it includes everything up to then.
public struct Stamped<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The value.
    public let value: Value
    /// The watermark.
    public let stamp: Int
}

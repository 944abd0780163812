public import Catalog
import Primitives

/// An async sequence with a typed failure: the present value at once, then one per change that
/// differs, until cancelled.
///
/// Changes that come while a value is being read are read together. Each iterator observes for
/// itself, from when it is made until it is dropped or its task is cancelled; it ends with nil
/// after a cancellation, and after an error has been thrown.
public struct Updates<Element: Sendable & Equatable>: AsyncSequence, Sendable {
    /// What ends the sequence early.
    public typealias Failure = CatalogError

    private let observe: @Sendable () -> Observation
    private let read: @Sendable () async throws(CatalogError) -> Element

    /// Joins what tells of changes and what reads the present value.
    init(
        observe: @escaping @Sendable () -> Observation,
        read: @escaping @Sendable () async throws(CatalogError) -> Element
    ) {
        self.observe = observe
        self.read = read
    }

    /// Starts to observe.
    public func makeAsyncIterator() -> Iterator {
        Iterator(observation: observe(), read: read)
    }

    /// Delivers values.
    public struct Iterator: AsyncIteratorProtocol {
        private var observation: Observation?
        private let read: @Sendable () async throws(CatalogError) -> Element
        private var last: Element?
        /// The value before the last: kept until the next one is read, so that it ends there and
        /// not on the actor of whoever has shown it.
        private let outdated = Locked<Element?>(nil)

        fileprivate init(
            observation: Observation,
            read: @escaping @Sendable () async throws(CatalogError) -> Element
        ) {
            self.observation = observation
            self.read = read
        }

        /// The next value.
        public mutating func next() async throws(CatalogError) -> Element? {
            try await next(isolation: nil)
        }

        /// The next value, delivered on the caller's actor.
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
    /// Reads the present value; nil where it is the last one again.
    ///
    /// Off the caller's actor: comparing two orders of 100,000 ids, and letting go of a third, takes
    /// longer than a frame.
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

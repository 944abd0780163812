public import Catalog

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
                    let value = try await read()
                    guard !Task.isCancelled else { break }
                    guard value != last else { continue }
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

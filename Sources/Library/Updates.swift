public import Catalog

/// An async sequence with a typed failure: the present value at once, then one per change that
/// differs, until cancelled. STUB: the room's own commit replaces it.
public struct Updates<Element: Sendable & Equatable>: AsyncSequence, Sendable {
    /// What ends the sequence early.
    public typealias Failure = CatalogError

    /// Starts to observe.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// Delivers values.
    public struct Iterator: AsyncIteratorProtocol {
        /// The next value.
        public mutating func next() async throws(CatalogError) -> Element? { nil }
        /// The next value, delivered on the caller's actor.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(CatalogError) -> Element? { nil }
    }
}

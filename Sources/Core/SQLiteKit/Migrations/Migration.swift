/// One step from a version of the schema to the next.
public struct Migration: Sendable {
    let body: @Sendable (Connection) throws(DatabaseError) -> Void

    /// `body` runs inside a transaction and must not begin one.
    public init(_ body: @escaping @Sendable (Connection) throws(DatabaseError) -> Void) {
        self.body = body
    }
}

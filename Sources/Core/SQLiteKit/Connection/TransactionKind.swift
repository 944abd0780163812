/// How a transaction begins (https://www.sqlite.org/lang_transaction.html).
enum TransactionKind: String {
    /// Sees one state of the database throughout, and holds nobody up.
    case reading = "BEGIN DEFERRED"
    /// Takes the write lock at once, so that it cannot fail for it half-way.
    case writing = "BEGIN IMMEDIATE"
}

/// How a transaction begins (https://www.sqlite.org/lang_transaction.html).
enum TransactionKind: String {
    /// Sees one snapshot throughout, and blocks no other connection.
    case reading = "BEGIN DEFERRED"
    /// Takes the write lock at once, so that it cannot fail to get it half-way.
    case writing = "BEGIN IMMEDIATE"
}

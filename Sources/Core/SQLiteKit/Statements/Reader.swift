import Primitives

/// A read-only connection beside the writer's, so that a long write doesn't delay reads.
actor Reader {
    private let executor: QueueExecutor
    private let connection: Connection

    init(
        of location: DatabaseLocation,
        cacheBytes: Int
    ) throws(DatabaseError) {
        executor = QueueExecutor(label: "SQLiteKit.Reader")
        connection = try Connection(
            to: location,
            cacheBytes: cacheBytes,
            use: .reading,
            queue: executor.queue
        )
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try connection.transaction(.reading, body)
    }

    func close() {
        connection.close()
    }
}

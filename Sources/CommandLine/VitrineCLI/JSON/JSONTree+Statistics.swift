import JSONText
import Catalog
import Library

extension JSONTree {
    /// Encodes the statistics for scripts.
    ///
    /// The keys are `users` with `user`, `posts`, `averageImageBytes` and `greatestWidth` (null if
    /// nothing has been downloaded), followed by `pendingImages` and `failedImages`.
    init(_ statistics: ImageStatistics) {
        let users = statistics.rows.map { row in
            JSONTree.members([
                "user": .string(row.user.name),
                "posts": .integer(row.posts),
                "averageImageBytes": row.averageImageBytes.map(JSONTree.integer) ?? .null,
                "greatestWidth": row.greatestWidth.map(JSONTree.integer) ?? .null,
            ])
        }
        self = .members([
            "users": .array(users),
            "pendingImages": .integer(statistics.pendingImages),
            "failedImages": .integer(statistics.failedImages),
        ])
    }
}

import Catalog
import Library

extension JSONValue {
    /// Encodes the statistics for scripts.
    ///
    /// The keys are `users` with `user`, `posts`, `averageImageBytes` and `greatestWidth` (null if
    /// nothing has been downloaded), followed by `pendingImages` and `failedImages`.
    init(_ statistics: ImageStatistics) {
        let users = statistics.rows.map { row in
            JSONValue.object([
                Member("user", .string(row.user.name)),
                Member("posts", .integer(row.posts)),
                Member("averageImageBytes", row.averageImageBytes.map(JSONValue.integer) ?? .null),
                Member("greatestWidth", row.greatestWidth.map(JSONValue.integer) ?? .null),
            ])
        }
        self = .object([
            Member("users", .array(users)),
            Member("pendingImages", .integer(statistics.pendingImages)),
            Member("failedImages", .integer(statistics.failedImages)),
        ])
    }
}

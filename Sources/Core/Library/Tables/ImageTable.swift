import Foundation
import ImagePipeline
import SQLiteKit

/// The table of pictures that a post shows or that were requested, with each download's outcome.
struct ImageTable {
    let connection: Connection

    /// Stores a download's outcome in place of an earlier one.
    func save(_ outcome: ImageOutcome, at date: Date) throws(DatabaseError) {
        var receipt: ImageReceipt?
        var reason: String?
        switch outcome {
        case .receipt(let brought): receipt = brought
        case .failure(let failure): reason = failure.reason
        }
        try connection.run(
            """
            INSERT INTO images (source, path, bytes, width, height, received_at, failure)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (source, path) DO UPDATE SET
                bytes = excluded.bytes, width = excluded.width, height = excluded.height,
                received_at = excluded.received_at, failure = excluded.failure
            """,
            [
                outcome.key.source, outcome.key.path, receipt?.byteCount, receipt?.size.width,
                receipt?.size.height, receipt.map { _ in date.timeIntervalSince1970 }, reason,
            ]
        )
    }

    /// Returns an image's last receipt.
    ///
    /// Nil if the image has never arrived, or has since failed permanently.
    func receipt(for key: ImageKey) throws(DatabaseError) -> ImageReceipt? {
        try connection.first(
            """
            SELECT bytes, width, height FROM images
            WHERE source = ? AND path = ? AND bytes IS NOT NULL
            """,
            [key.source, key.path]
        ) { row in
            ImageReceipt(
                key: key,
                byteCount: row.int(0),
                size: PixelSize(row.int(1), row.int(2))
            )
        }
    }
}

import Foundation
import ImagePipeline
import SQLiteKit

/// What downloads of images brought: the last one of each path.
struct ImageTable {
    let connection: Connection

    /// Stores a receipt in place of an older one.
    func save(_ receipt: ImageReceipt, at date: Date) throws(DatabaseError) {
        try connection.run(
            """
            INSERT INTO images (source, path, bytes, width, height, received_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (source, path) DO UPDATE SET
                bytes = excluded.bytes, width = excluded.width, height = excluded.height,
                received_at = excluded.received_at
            """,
            [
                receipt.key.source, receipt.key.path, receipt.byteCount, receipt.size.width,
                receipt.size.height, date.timeIntervalSince1970,
            ]
        )
    }

    /// The last receipt of an image; nil where it never came.
    func receipt(for key: ImageKey) throws(DatabaseError) -> ImageReceipt? {
        try connection.first(
            "SELECT bytes, width, height FROM images WHERE source = ? AND path = ?",
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

import CDemoData
import Foundation

/// The posts of photos that are compiled in.
enum PostData {
    /// Reads all posts, in the order of the feed.
    static func records() -> [PostRecord] {
        let bytes = UnsafeBufferPointer(
            start: vitrine_photos_start(),
            count: Int(vitrine_photos_count)
        )
        do {
            return try JSONDecoder().decode([PostRecord].self, from: Data(buffer: bytes))
        } catch {
            // Part of the program, like its code: a test reads it, so this cannot happen to users.
            preconditionFailure("photos.json, which is compiled in, cannot be read: \(error)")
        }
    }
}

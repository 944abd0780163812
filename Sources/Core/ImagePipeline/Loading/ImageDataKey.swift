import Primitives

/// The identity of an image's bytes: the image and one of the service's sizes, regardless of
/// address.
package struct ImageDataKey: Hashable, Sendable {
    /// The image.
    package let key: ImageKey
    /// The service's size, such as `w342`.
    package let variant: String

    /// Creates a key; neither part is validated.
    package init(key: ImageKey, variant: String) {
        self.key = key
        self.variant = variant
    }

    /// Creates the key for the bytes that a request needs.
    package init(_ request: ImageRequest) {
        self.init(key: request.key, variant: request.variant)
    }

    /// The file name: 32 hexadecimal digits, so that no path from a service can leave the folder.
    ///
    /// The hash includes the length of each part, so that `a` + `bc` and `ab` + `c` differ.
    /// Accidental collisions are practically impossible. Deliberate collisions are harmless,
    /// because a file contains its whole key and is never used for another image.
    var fileName: String {
        var message: [UInt8] = []
        for part in [key.source, key.path, variant] {
            let count = UInt32(truncatingIfNeeded: part.utf8.count)
            withUnsafeBytes(of: count.littleEndian) { message += $0 }
            message += part.utf8
        }
        return FNV1a.longText(of: message)
    }
}

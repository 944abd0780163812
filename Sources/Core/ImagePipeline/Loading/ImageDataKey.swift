import Primitives

/// The identity of an image's bytes: an image in one of the service's sizes, whatever its address.
package struct ImageDataKey: Hashable, Sendable {
    /// The image.
    package let key: ImageKey
    /// Which of the service's sizes, such as `w342`.
    package let variant: String

    /// Neither part is validated.
    package init(key: ImageKey, variant: String) {
        self.key = key
        self.variant = variant
    }

    /// The bytes that a request asks for.
    package init(_ request: ImageRequest) {
        self.init(key: request.key, variant: request.variant)
    }

    /// The name of its file: 32 hexadecimal digits, whatever the service calls the image, so no
    /// path leaves the cache's folder.
    ///
    /// Each part's length goes in, so `a` + `bc` is not `ab` + `c`. Chance gives no two images one
    /// name; who means to is no danger, for a file holds its whole key, and is nobody else's image.
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

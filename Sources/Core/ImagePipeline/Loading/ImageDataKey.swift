/// The identity of an image's bytes: an image in one of the service's sizes, whatever its address.
struct ImageDataKey: Hashable, Sendable {
    let key: ImageKey
    let variant: String

    init(key: ImageKey, variant: String) {
        self.key = key
        self.variant = variant
    }

    init(_ request: ImageRequest) {
        self.init(key: request.key, variant: request.variant)
    }

    /// The name of its file: 64 hexadecimal digits, whatever the service calls the image, so no
    /// path leaves the cache's folder.
    ///
    /// The length of each part is hashed too, so `a` + `bc` differs from `ab` + `c`.
    var fileName: String {
        var message: [UInt8] = []
        for part in [key.source, key.path, variant] {
            let count = UInt32(truncatingIfNeeded: part.utf8.count)
            withUnsafeBytes(of: count.littleEndian) { message += $0 }
            message += part.utf8
        }
        return SHA256.hexDigest(of: message)
    }
}

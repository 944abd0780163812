import Foundation

/// The run's images that the disk couldn't store, in memory up to a limit; evicts the oldest first.
struct MemoryOnlyImages {
    private let limit: Int
    private var size = 0
    private var images: [ImageDataKey: Data] = [:]
    private var order: [ImageDataKey] = []

    /// Creates a store with a size limit in bytes.
    init(limit: Int) {
        self.limit = limit
    }

    subscript(key: ImageDataKey) -> Data? { images[key] }

    mutating func add(_ data: Data, for key: ImageDataKey) {
        remove(key)
        guard data.count <= limit else { return }
        while size + data.count > limit, let oldest = order.first { remove(oldest) }
        images[key] = data
        order.append(key)
        size += data.count
    }

    mutating func remove(_ key: ImageDataKey) {
        guard let data = images.removeValue(forKey: key) else { return }
        order.removeAll { $0 == key }
        size -= data.count
    }
}

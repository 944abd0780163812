import Foundation
import Primitives

/// Operations on a cache that contains the user's offline images.
extension DataCache {
    /// Moves an image's bytes to another cache.
    ///
    /// - Returns: the bytes; nil if they aren't here or the other cache couldn't store them.
    func move(_ key: ImageDataKey, to other: DataCache) async -> DataEntry? {
        guard let entry = await entry(for: key), await other.store(entry) else { return nil }
        await remove(key)
        return entry
    }

    /// Returns which of the images have their bytes here.
    func present(of keys: Set<ImageDataKey>) async -> Set<ImageDataKey> {
        let names = await names()
        return keys.filter { names.contains($0.fileName) }
    }

    /// Returns all other images, and removes files that don't contain an image.
    func keys(besides kept: Set<ImageDataKey>) async -> [ImageDataKey] {
        let known = Set(kept.map(\.fileName))
        let others = await names().subtracting(known)
        return await walking.run {
            others.compactMap { name -> ImageDataKey? in
                guard !name.hasSuffix(Self.temporarySuffix) else { return nil }
                let key = attempt { () throws(ImageError) in
                    try DataEntry.key(in: File(folder.path(of: name), O_RDONLY))
                }
                if case .some(nil) = key {
                    attempt { () throws(ImageError) in try folder.remove(name) }
                }
                return key ?? nil
            }
        }
    }

    private func names() async -> Set<String> {
        await walking.run {
            Set(attempt { () throws(ImageError) in try files().map(\.name) } ?? [])
        }
    }

    /// Returns the images that are never evicted; nil if they are unknown.
    func protectedImages() async -> Set<ImageKey>? {
        await state.withLock { $0.readProtected }()
    }
}

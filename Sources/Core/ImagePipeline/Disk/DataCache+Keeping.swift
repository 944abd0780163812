import Foundation
import Primitives

/// A folder of images that the user keeps.
extension DataCache {
    /// Moves the bytes of an image into another folder.
    /// - Returns: the bytes; nil if they are not here, or the other folder did not take them.
    func move(_ key: ImageDataKey, to other: DataCache) async -> DataEntry? {
        guard let entry = await entry(for: key), await other.store(entry) else { return nil }
        await remove(key)
        return entry
    }

    /// Of those images the ones whose bytes are here.
    func present(of keys: Set<ImageDataKey>) async -> Set<ImageDataKey> {
        let names = await names()
        return keys.filter { names.contains($0.fileName) }
    }

    /// The images other than those; what belongs to none is removed.
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

    /// The images that are never evicted; nil if they are not known.
    func protectedImages() async -> Set<ImageKey>? {
        await state.withLock { $0.readProtected }()
    }
}

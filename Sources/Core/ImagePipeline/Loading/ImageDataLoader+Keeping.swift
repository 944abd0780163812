/// Images that the user stores offline.
extension ImageDataLoader {
    /// Returns which of the images are stored offline.
    package nonisolated func kept(of keys: Set<ImageDataKey>) async -> Set<ImageDataKey> {
        await keptImages?.present(of: keys) ?? []
    }

    /// Removes all other images from the offline folder.
    ///
    /// Images that the cache protects are moved to it instead.
    package nonisolated func release(allBut keys: Set<ImageDataKey>) async {
        guard let keptImages else { return }
        let protected = await cache?.protectedImages()
        for key in await keptImages.keys(besides: keys) {
            if let cache, protected?.contains(key.key) ?? true,
                await keptImages.move(key, to: cache) != nil
            {
                continue
            }
            await keptImages.remove(key)
        }
    }
}

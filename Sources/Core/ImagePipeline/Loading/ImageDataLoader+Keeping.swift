/// Images that the user keeps.
extension ImageDataLoader {
    /// Of those images the ones whose bytes are kept.
    package nonisolated func kept(of keys: Set<ImageDataKey>) async -> Set<ImageDataKey> {
        await keptImages?.present(of: keys) ?? []
    }

    /// Keeps no images other than those any more.
    ///
    /// One that the cache protects moves there; others are removed.
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

import L10n

/// The image cache on disk.
extension SettingsViewModel {
    /// The selectable size limits, in bytes, including the current one.
    public var imageCacheSizes: [Int] {
        let usual = [100_000_000, Settings.usualImageCacheBytes, 500_000_000, 1_000_000_000]
        return Set(usual + [4_000_000_000, settings.imageCacheBytes]).sorted()
    }

    /// Formats a number of bytes in megabytes, or in kilobytes below one megabyte.
    public func size(_ bytes: Int) -> String { strings.size(bytes) }

    /// The size of images on disk, as text.
    public var imageUse: String {
        imageBytes.map(size) ?? strings("list.loading")
    }

    /// The size limit of the image cache, in bytes; ignores new values below 1.
    public var imageCacheBytes: Int {
        get { settings.imageCacheBytes }
        set {
            guard newValue > 0 else { return }
            change { $0.imageCacheBytes = newValue }
        }
    }

    /// Removes all images on disk.
    public func imagesCleared() {
        imageBytes = nil
        let clear = { @Sendable [service] in
            await service.removeImages()
            return await service.imageBytes()
        }
        measuring.run(for: self, clear) { model, result in
            if case .success(let bytes) = result { model.imageBytes = bytes }
        }
    }

    func measureImages() {
        measuring.run(for: self, service.imageBytes) { model, result in
            if case .success(let bytes) = result { model.imageBytes = bytes }
        }
    }
}

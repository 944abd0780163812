import L10n

/// The images on disk.
extension SettingsViewModel {
    /// The sizes to choose from, in bytes, with the one that is chosen.
    public var imageCacheSizes: [Int] {
        let usual = [100_000_000, Settings.usualImageCacheBytes, 500_000_000, 1_000_000_000]
        return Set(usual + [4_000_000_000, settings.imageCacheBytes]).sorted()
    }

    /// A number of bytes in words: in megabytes, below one of them in kilobytes.
    public func size(_ bytes: Int) -> String {
        guard bytes == 0 || bytes >= 1_000_000 else {
            let kilobytes = strings.integer((bytes + 999) / 1_000)
            return strings("settings.images.kilobytes", kilobytes)
        }
        let megabytes = Double(bytes) / 1_000_000
        // Tenths tell something below ten only.
        let number = megabytes < 10 ? (megabytes * 10).rounded() / 10 : megabytes.rounded()
        return strings("settings.images.megabytes", strings.number(number))
    }

    /// What images take on disk, in words.
    public var imageUse: String {
        imageBytes.map(size) ?? strings("list.loading")
    }

    /// The person chose how much images may take, in bytes.
    public func imageCacheSizeChosen(_ bytes: Int) {
        guard bytes > 0 else { return }
        change { $0.imageCacheBytes = bytes }
        // What is too much goes soon after.
        measureImages()
    }

    /// The person confirmed that all images on disk are to go.
    public func imagesCleared() {
        imageBytes = nil
        let clear = { @Sendable [images = parts.actions.images] in
            await images.clear()
            return await images.size()
        }
        measuring.run(for: self, clear) { model, result in
            if case .success(let bytes) = result { model.imageBytes = bytes }
        }
    }

    func measureImages() {
        measuring.run(for: self, parts.actions.images.size) { model, result in
            if case .success(let bytes) = result { model.imageBytes = bytes }
        }
    }
}

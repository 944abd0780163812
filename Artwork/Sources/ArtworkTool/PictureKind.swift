/// A kind of picture, with its own folder.
enum PictureKind: String, CaseIterable, Sendable {
    case posters, thumbnails, photos, portraits, backdrops

    /// The minimum SSIM between a file of this kind and its drawing.
    ///
    /// It is lower for backdrops and thumbnails, because thin saturated lines, as in a neon grid,
    /// lose color with 4:2:0 subsampling.
    var leastSimilarity: Double {
        switch self {
        case .photos: 0.97
        case .posters, .portraits: 0.96
        case .backdrops: 0.95
        case .thumbnails: 0.945
        }
    }

    /// Whether to blur both by one pixel before comparing them, because grain isn't detail.
    var isBlurredFirst: Bool { self == .photos }

    /// The qualities to try, the smallest file first.
    ///
    /// Backdrops are mostly wide gradients, which show banding if they lose their grain.
    var qualities: [Int] { self == .backdrops ? [92, 96] : [84, 86, 88, 92, 96] }
}

/// A family of pictures, each in a folder of its own.
enum PictureKind: String, CaseIterable, Sendable {
    case posters, thumbnails, photos, portraits, backdrops

    /// The SSIM to its drawing that a file of this kind has at least.
    ///
    /// Lower for backdrops and thumbnails: thin saturated lines, as of a neon grid, lose color to 4:2:0.
    var leastSimilarity: Double {
        switch self {
        case .photos: 0.97
        case .posters, .portraits: 0.96
        case .backdrops: 0.95
        case .thumbnails: 0.945
        }
    }

    /// Whether both are blurred by a pixel before they are compared: grain is no detail.
    var isBlurredFirst: Bool { self == .photos }

    /// The qualities to try, the smallest file first.
    ///
    /// Backdrops are mostly wide gradients, which show steps where their grain is lost.
    var qualities: [Int] { self == .backdrops ? [92, 96] : [84, 86, 88, 92, 96] }
}

/// How wide a photo of the stream is for its height.
public enum PhotoRatio {
    /// Width divided by height while the photo's size is not known.
    public static let usual = 8.0 / 5

    /// Wider or higher photos are cut: a panorama would be a line, a strip would not fit any screen.
    private static let limits = 0.4...4.0

    /// The ratio to draw a photo at, from 0.4 to 4; ``usual`` where its own is not known.
    public static func drawn(_ known: Double?) -> Double {
        min(max(known ?? usual, limits.lowerBound), limits.upperBound)
    }
}

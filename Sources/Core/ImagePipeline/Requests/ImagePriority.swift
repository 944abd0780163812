/// How soon an image is needed; a later request may raise it, never lower it.
public enum ImagePriority: Int, Comparable, Sendable {
    /// Possibly needed soon: loaded after everything that is visible.
    case prefetch
    /// Needed for a place on screen.
    case visible

    /// Less urgent.
    public static func < (a: ImagePriority, b: ImagePriority) -> Bool { a.rawValue < b.rawValue }
}

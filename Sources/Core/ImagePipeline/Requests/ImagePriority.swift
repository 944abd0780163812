/// How soon an image is wanted; a later ask may raise it, never lower it.
public enum ImagePriority: Int, Comparable, Sendable {
    /// It may be wanted later: goes after everything that is visible.
    case prefetch
    /// A person is looking at its place.
    case visible

    /// Less urgent.
    public static func < (a: ImagePriority, b: ImagePriority) -> Bool { a.rawValue < b.rawValue }
}

/// How long downloaded pictures are kept.
public enum ImageRetention: Hashable, Sendable {
    /// Until the program ends; the next run downloads them again.
    case run
    /// On disk, within limits of size and age.
    case persistent
}

/// How long downloaded pictures are kept.
public enum ImageRetention: Hashable, Sendable {
    /// For this run of the program: the next one downloads again.
    case run
    /// On disk, within limits of size and age.
    case persistent
}

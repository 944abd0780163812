/// A choice on a phone whose values are segments side by side, or in a menu.
public enum SegmentedChoice {
    /// The most segments whose titles fit side by side.
    static let most = 3

    /// Returns whether a number of values fits side by side.
    ///
    /// At accessibility text sizes none does, because the system doesn't enlarge segments.
    public static func fits(_ count: Int, isTextHuge: Bool) -> Bool {
        count <= most && !isTextHuge
    }
}

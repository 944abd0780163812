public import Catalog

/// What an item's picture shows about its marks, besides a favorite's heart.
public struct PictureSigns: Hashable, Sendable {
    /// The kinds of marks with a sign.
    public let kinds: [MarkKind]
    /// Whether the picture is dimmed, because the item was watched.
    public let isDimmed: Bool

    /// Creates the signs of an item's marks.
    ///
    /// A list of marked items leaves out its own kind, which all of them have; by default the
    /// picture isn't in a list.
    public init(_ marks: ItemMarks, in list: ListDescriptor? = nil) {
        let own: MarkKind? = if case .marked(let kind)? = list?.content { kind } else { nil }
        kinds = [.toWatch, .watched, .rating].filter { $0 != own && marks.has($0) }
        isDimmed = kinds.contains(.watched)
    }
}

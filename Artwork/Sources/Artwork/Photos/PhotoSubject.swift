/// What a photo shows: all that its picture depends on but its size.
public struct PhotoSubject: Hashable, Sendable {
    /// The photo's number in the demo data; decides everything that the title leaves open.
    public let id: Int
    /// The English title, perhaps empty; its words choose the scene.
    ///
    /// It is not printed.
    public let title: String

    /// Describes a photo.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

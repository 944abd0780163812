/// The subject of a photo: everything that determines its picture except the size.
public struct PhotoSubject: Hashable, Sendable {
    /// The photo's number in the demo data.
    ///
    /// It determines everything that the title leaves open.
    public let id: Int
    /// The English title, possibly empty.
    ///
    /// Its words select the scene.
    ///
    /// It isn't printed.
    public let title: String

    /// Describes a photo.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// The subject of a portrait: everything that determines its picture.
public struct PortraitSubject: Hashable, Sendable {
    /// The character's number in the demo data.
    ///
    /// It determines everything that the name leaves open.
    public let id: Int
    /// The name.
    ///
    /// Its words may select a crown or a hat, and its first letter may be drawn large.
    public let name: String

    /// Describes a portrait.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

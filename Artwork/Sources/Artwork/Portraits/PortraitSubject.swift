/// Whose portrait it is: all that the picture depends on.
public struct PortraitSubject: Hashable, Sendable {
    /// The character's number in the demo data; decides everything that the name leaves open.
    public let id: Int
    /// The name; its words may choose a crown or a hat, its first letter may be drawn large.
    public let name: String

    /// Describes a portrait.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

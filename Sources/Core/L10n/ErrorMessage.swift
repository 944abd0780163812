/// An error in words.
public struct ErrorMessage: Hashable, Sendable {
    /// The heading of an alert: "Error".
    public let title: String
    /// What happened: the service's own words where it said some.
    public let text: String
    /// What a person can do; nil where the text says it already.
    public let advice: String?

    /// Text and advice on lines of their own.
    public var body: String {
        [text, advice].compactMap(\.self).joined(separator: "\n\n")
    }
}

/// An error in words.
public struct ErrorMessage: Hashable, Sendable {
    /// The heading of an alert: "Error".
    public let title: String
    /// What happened; the service's own message if it sent one.
    public let text: String
    /// What the user can do; nil if the text says so already.
    public let advice: String?

    /// Text and advice on separate lines.
    public var body: String {
        [text, advice].compactMap(\.self).joined(separator: "\n\n")
    }
}

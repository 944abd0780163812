public import Foundation

/// The credit that a service asks for.
public struct Attribution: Hashable, Sendable {
    /// The text, such as "Data from Open Library".
    public let text: Caption
    /// The page that it leads to; nil for none.
    public let link: URL?

    /// Creates a credit.
    public init(text: Caption, link: URL?) {
        self.text = text
        self.link = link
    }
}

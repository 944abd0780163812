/// A value that a catalog's file leaves to the person who adds it, such as a server's address.
public struct AskedValue: Hashable, Sendable, Identifiable {
    /// What may be entered.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// One line of at most 500 characters.
        case text
        /// An HTTP address without a user and a query; without a scheme, `http://` in the local
        /// network and `https://` elsewhere.
        case address
    }

    /// The name of the variable that the value fills: a letter, then at most 31 letters and digits.
    public let id: String
    /// What is asked for.
    public let caption: Caption
    /// What may be entered.
    public let kind: Kind
    /// A value that somebody may enter, or nil.
    public let example: String?
    /// The value that was entered, or nil.
    public var answer: String?

    /// The place of the answer in a manifest, as a JSON Pointer.
    public var pointer: String { "/answers/\(id)" }

    /// Creates a value; by default without an example and an answer.
    public init(
        id: String,
        caption: Caption,
        kind: Kind,
        example: String? = nil,
        answer: String? = nil
    ) {
        self.id = id
        self.caption = caption
        self.kind = kind
        self.example = example
        self.answer = answer
    }
}

extension [AskedValue] {
    /// The answers that are known, by the ids of their values.
    package var answers: [String: String] {
        reduce(into: [:]) { answers, value in answers[value.id] = value.answer }
    }
}

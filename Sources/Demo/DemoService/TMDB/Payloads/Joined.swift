/// Two payloads whose keys are encoded into one object.
struct Joined<First: Encodable & Sendable, Second: Encodable & Sendable>: Encodable, Sendable {
    let first: First
    let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func encode(to encoder: any Encoder) throws {
        try first.encode(to: encoder)
        try second.encode(to: encoder)
    }
}

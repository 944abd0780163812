import Primitives

/// A number that may be written as a string, as in older TMDB responses and re-hosted feeds.
struct LenientNumber: Decodable, Hashable, Sendable {
    /// The number; nil for `null` and for an empty string.
    let value: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
            return
        }
        // Tries a number first because most are numbers, and a string if that fails.
        if let number = try? container.decode(Double.self) {
            value = number
            return
        }
        let text = try container.decode(String.self)
        guard !text.isEmpty else {
            value = nil
            return
        }
        guard let number = Double(text), number.isFinite else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "not a number"
            )
        }
        value = number
    }

    /// The number if it is whole, otherwise nil.
    var whole: Int? { value.flatMap(Int.init(whole:)) }
}

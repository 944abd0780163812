/// An array that skips and counts elements that can't be decoded.
struct LossyArray<Element: Decodable>: Decodable {
    /// The elements that could be decoded, in order.
    let elements: [Element]
    /// How many elements couldn't be decoded.
    let skipped: Int
}

extension LossyArray {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var skipped = 0
        while !container.isAtEnd {
            do {
                elements.append(try container.decode(Element.self))
            } catch {
                // A super decoder advances even if the element is invalid; `decode` doesn't.
                _ = try container.superDecoder()
                skipped += 1
            }
        }
        self.elements = elements
        self.skipped = skipped
    }
}

extension LossyArray: Sendable where Element: Sendable {}

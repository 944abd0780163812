/// An array that leaves out, and counts, elements that cannot be decoded.
struct LossyArray<Element: Decodable>: Decodable {
    /// The elements that could be decoded, in order.
    let elements: [Element]
    /// How many could not be decoded.
    let skipped: Int

    /// For arrays that were decoded some other way.
    init(elements: [Element], skipped: Int) {
        self.elements = elements
        self.skipped = skipped
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var skipped = 0
        while !container.isAtEnd {
            // A super decoder moves on even if the element is bad, which `decode` does not.
            let element = try container.superDecoder()
            do {
                elements.append(try Element(from: element))
            } catch {
                skipped += 1
            }
        }
        self.elements = elements
        self.skipped = skipped
    }
}

extension LossyArray: Sendable where Element: Sendable {}

/// An array whose elements stand for themselves: one that cannot be read is left out and counted.
struct LossyArray<Element: Decodable>: Decodable {
    /// What could be read, in order.
    let elements: [Element]
    /// How many could not.
    let skipped: Int

    /// Joins what was read some other way.
    init(elements: [Element], skipped: Int) {
        self.elements = elements
        self.skipped = skipped
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var skipped = 0
        while !container.isAtEnd {
            // A super decoder moves on even where the element is bad, which `decode` does not.
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

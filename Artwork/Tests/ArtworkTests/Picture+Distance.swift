import Artwork

extension Picture {
    /// The mean difference per channel between two pictures of the same size, from 0 to 255.
    func distance(to other: Picture) -> Double {
        var sum = 0
        for index in pixels.indices where index % 4 < 3 {
            sum += abs(Int(pixels[index]) - Int(other.pixels[index]))
        }
        return Double(sum) / Double(pixels.count * 3 / 4)
    }

    /// The picture after encoding and decoding, as an app shows it.
    func decoded(quality: Int = 84) throws -> Picture {
        try Picture(webp: webp(quality: quality))
    }
}

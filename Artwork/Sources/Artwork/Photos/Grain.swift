/// A tile of film grain.
struct Grain {
    static let side = 512
    static let tile = Grain()

    /// The amount of grain for each pixel: usually small, rarely large.
    let bytes: [UInt8]

    private init() {
        var dice = Chance(id: 1, purpose: "grain")
        bytes = (0..<Self.side * Self.side / 8).flatMap { _ in
            let bits = dice.next()
            return (0..<8).map { byte -> UInt8 in
                let value = UInt8(truncatingIfNeeded: bits >> (byte * 8))
                return UInt8((Int(value) * Int(value)) >> 11)
            }
        }
    }
}

import Testing

@testable import Artwork

@Suite("Chance")
struct ChanceTests {
    @Test("a film's numbers are the same in every process")
    func stability() {
        var dice = Chance(id: 42, purpose: "test")
        let expected: [UInt64] = [
            13_402_725_946_903_499_554, 3_929_140_101_486_913_888, 13_618_204_198_648_232_655,
        ]
        #expect((0..<3).map { _ in dice.next() } == expected)
    }

    @Test("films and purposes have different numbers")
    func independence() {
        var seen: Set<UInt64> = []
        for id in -50...50 {
            for purpose in ["design", "motif", "finish"] {
                var dice = Chance(id: id, purpose: purpose)
                seen.insert(dice.next())
            }
        }
        #expect(seen.count == 303)
    }

    @Test("numbers stay within their range and reach both ends")
    func ranges() {
        var dice = Chance(id: 1, purpose: "test")
        let rolls = (0..<600).map { _ in dice.integer(1...6) }
        #expect(Set(rolls) == [1, 2, 3, 4, 5, 6])
        let numbers = (0..<600).map { _ in dice.number(-2...3) }
        #expect(numbers.allSatisfy { (-2...3).contains($0) })
        #expect(numbers.contains { $0 < -1.8 } && numbers.contains { $0 > 2.8 })
        #expect(Set((0..<50).map { _ in dice.sign() }) == [-1, 1])
        #expect((0..<50).allSatisfy { _ in !dice.hit(0) && dice.hit(1) })
    }
}

import Primitives
import Testing

@Suite("Converting numbers from outside")
struct ConversionTests {
    private static let strange: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0x1p63,
        -9_223_372_036_854_775_808, .leastNonzeroMagnitude, -0.0,
    ]

    @Test("a whole number has no fraction and is exact")
    func whole() {
        #expect([7, -3, -0.0].map { Int(whole: $0) } == [7, -3, 0])
        #expect(Int(whole: 9_007_199_254_740_992) == 9_007_199_254_740_992)
        for number in [0.5, .nan, .infinity, 1e300, -9_223_372_036_854_775_808] {
            #expect(Int(whole: number) == nil, "\(number)")
        }
    }

    @Test("an integer is rounded and clamped")
    func clamped() {
        let numbers: [Double] = [2.5, -7, 1e300, -.infinity, .nan]
        #expect(numbers.map { Int(clamping: $0, to: 1...10) } == [3, 1, 10, 1, 1])
        for number in Self.strange { #expect(Int.exactNumbers.contains(Int(clamping: number))) }
    }

    @Test("a duration is clamped to 68 years")
    func duration() {
        #expect(Duration(clampingSeconds: 0.25) == .milliseconds(250))
        #expect(Duration(clampingSeconds: -1) == .zero)
        for number in Self.strange {
            #expect((.zero...(.seconds(Int32.max))).contains(Duration(clampingSeconds: number)))
        }
    }

    @Test("a number without a fraction is written without one")
    func shortest() {
        let numbers: [Double] = [7, 7.5, 1e18, 1e300]
        #expect(
            numbers.map { String(shortest: $0) } == ["7", "7.5", "1000000000000000000", "1e+300"]
        )
    }
}

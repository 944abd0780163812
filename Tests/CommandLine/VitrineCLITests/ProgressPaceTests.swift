import L10n
import Testing

@testable import VitrineCLI

@Suite("Rate and remaining time")
struct ProgressPaceTests {
    private func words(
        _ done: Int,
        of total: Int,
        after elapsed: Duration,
        _ language: Language = .english
    ) -> [String] {
        ProgressPace(done: done, total: total, elapsed: elapsed).text(Localizer(language))
    }

    @Test("shows nothing in the first second, then rate and time, and finally only the rate")
    func parts() {
        #expect(words(50, of: 100, after: .milliseconds(999)) == [])
        #expect(words(0, of: 100, after: .seconds(5)) == [])
        #expect(words(20, of: 100, after: .seconds(1)) == ["20/s", "0:04 left"])
        #expect(words(100, of: 100, after: .seconds(10)) == ["10/s"])
    }

    @Test("slow rates have a localized decimal, and long times have hours")
    func slow() {
        #expect(words(1, of: 4, after: .seconds(2)) == ["0.5/s", "0:06 left"])
        #expect(words(1, of: 4, after: .seconds(2), .ukrainian) == ["0,5/с", "залишилося 0:06"])
        #expect(words(10, of: 40_010, after: .seconds(1)) == ["10/s", "1:06:40 left"])
    }
}

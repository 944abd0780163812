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
        words([(done, elapsed)], of: total, language)
    }

    /// Returns the texts after several steps: the finished units, each with the time since the
    /// start.
    private func words(
        _ steps: [(done: Int, elapsed: Duration)],
        of total: Int,
        _ language: Language = .english
    ) -> [String] {
        let start = Duration.seconds(7)
        var pace = ProgressPace(at: start)
        for step in steps { pace.note(step.done, of: total, at: start + step.elapsed) }
        return pace.text(Localizer(language))
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

    @Test("a pause of the process or the machine doesn't count")
    func pause() {
        let steps = (1...5).map { (done: $0 * 10, elapsed: Duration.seconds($0)) }
        let later = (6...8).map { (done: $0 * 10, elapsed: Duration.seconds($0 + 600)) }
        #expect(words(steps + later, of: 100) == ["10/s", "0:02 left"])
        #expect(words([(10, .seconds(600))], of: 100) == [])
        #expect(words([(1, .seconds(20)), (2, .seconds(40))], of: 3) == ["0.1/s", "0:20 left"])
    }

    @Test("the rate is that of the last minute")
    func recent() {
        let fast = (1...60).map { (done: $0 * 100, elapsed: Duration.seconds($0)) }
        let slow = (1...60).map { (done: 6_000 + $0 * 2, elapsed: Duration.seconds($0 + 60)) }
        #expect(words(fast + slow, of: 6_140) == ["2/s", "0:10 left"])
    }
}

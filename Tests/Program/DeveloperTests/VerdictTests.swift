import Testing
import VitrineCLI

@testable import vitrine_dev

@Suite("Verdicts on measurements")
struct VerdictTests {
    private func judge(_ line: String) throws -> Judge {
        let words = "judge \(line)".split(separator: " ").map(String.init)
        guard case .judge(let arguments) = try DeveloperInvocation(words) else {
            throw UsageError.missingArgument("judge")
        }
        return Judge(arguments)
    }

    @Test("the median ratio decides")
    func ratio() throws {
        let judge = try judge("ratio fling work_p95_ms --goal 1.5")
        let verdict = try judge.verdict(on: "30 10\n14\t10\n13 10\n")
        #expect(verdict.passes)
        #expect(
            verdict.figures(unit: "ms", peer: "floor")
                == "value=14.00 unit=ms peer=floor peer_value=10.00 ratio=1.40 goal<=1.50 PASS"
        )
        let missed = try judge.verdict(on: "30 10\n15.1 10\n14 10")
        #expect(!missed.passes)
        #expect(missed.figures(unit: "ms", peer: "floor").hasSuffix("ratio=1.51 goal<=1.50 FAIL"))
        #expect(try judge.verdict(on: "15 10").passes, "the goal itself is good")
    }

    @Test("one slow run of the peer does not make a figure pass")
    func heldUpPeer() throws {
        let verdict = try judge("ratio x y --goal 1.2").verdict(on: "170 410\n167 132\n180 140")
        #expect(!verdict.passes)
        #expect(verdict.figures(unit: "us", peer: "p").contains("ratio=1.27 goal"))
    }

    @Test("the median value decides against a limit, and the smallest is reported")
    func limit() throws {
        let judge = try judge("limit idle cpu --unit percent --goal 0.5")
        let verdict = try judge.verdict(on: "0.7\n0.2\n0.4\n\n")
        #expect(verdict.passes)
        #expect(
            verdict.figures(unit: "percent", peer: "")
                == "value=0.40 best=0.20 unit=percent goal<=0.50 PASS"
        )
        #expect(try !judge.verdict(on: "0.7\n0.2\n0.6").passes)
        #expect(try judge.verdict(on: "-3").passes, "less memory than the floor")
    }

    @Test("beside a peer, the value decides if there is a goal")
    func beside() throws {
        let free = try judge("beside search p50").verdict(on: "300 100\n500 100")
        #expect(free.passes)
        #expect(
            free.figures(unit: "us", peer: "floor")
                == "value=300.0 best=300.0 unit=us peer=floor peer_value=100.0 ratio=3.00"
        )
        let bound = try judge("beside search p99 --goal 16000").verdict(on: "16001 2")
        #expect(!bound.passes)
        #expect(bound.figures(unit: "us", peer: "floor").hasSuffix("goal<=16000 FAIL"))
    }

    @Test(
        "rejects invalid arguments and input",
        arguments: [
            ("limit a b --goal 1", ""), ("limit a b --goal 1", "1 2"), ("limit a b --goal 1", "x"),
            ("ratio a b --goal 1", "1"), ("ratio a b --goal 1", "1 0"), ("ratio a b", "1 1"),
            ("limit a b", "1"), ("limit a b --goal much", "1"), ("limit a", "1"),
            ("guess a b --goal 1", "1"), ("ratio a b --goal 1", "1 nan"),
        ]
    )
    func refusals(line: String, input: String) {
        #expect(throws: UsageError.self) { try judge(line).verdict(on: input) }
    }
}

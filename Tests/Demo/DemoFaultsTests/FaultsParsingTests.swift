import Testing

@testable import DemoFaults

@Suite("Parsing fault lists") struct FaultsParsingTests {
    @Test("reads all faults, in any order and with spaces")
    func all() throws {
        let faults = try Faults(
            parsing: " flap, error-rate=0.2,rate-limit,truncate=1 ,corrupt-image=0.5,half-open=0\n"
        )
        var expected = Faults()
        expected.errorRate = 0.2
        expected.rateLimit = true
        expected.truncate = 1
        expected.corruptImage = 0.5
        expected.flap = true
        #expect(faults == expected)
    }

    @Test("an empty list means no faults", arguments: ["", "  ", ",", " , ,"])
    func empty(list: String) throws {
        #expect(try Faults(parsing: list) == Faults())
    }

    @Test("the description parses to the same faults")
    func description() throws {
        let list = "error-rate=0.25,rate-limit,truncate=0.5,corrupt-image=1.0,half-open=0.1,flap"
        #expect(try Faults(parsing: list).description == list)
        #expect(Faults().description == "")
    }

    @Test(
        "reports the part that cannot be parsed",
        arguments: [
            ("flap,frobnicate", FaultsError.unknown("frobnicate")),
            ("Flap", .unknown("Flap")),
            ("error-rate", .probability(name: "error-rate", value: "")),
            ("truncate=much", .probability(name: "truncate", value: "much")),
            ("truncate=1.1", .probability(name: "truncate", value: "1.1")),
            ("half-open=-0.1", .probability(name: "half-open", value: "-0.1")),
            ("corrupt-image=nan", .probability(name: "corrupt-image", value: "nan")),
            ("flap=1", .unexpectedValue(name: "flap", value: "1")),
            ("rate-limit=", .unexpectedValue(name: "rate-limit", value: "")),
        ]
    )
    func mistakes(list: String, error: FaultsError) {
        #expect(throws: error) { try Faults(parsing: list) }
    }

    @Test("an error's description names the part and a valid form")
    func words() {
        #expect(FaultsError.unknown("x").description.contains("\"x\""))
        #expect(FaultsError.unknown("x").description.contains("corrupt-image=P"))
        #expect(
            FaultsError.probability(name: "truncate", value: "9").description
                == "the fault truncate needs a probability from 0 to 1, such as truncate=0.2, not \"9\""
        )
        #expect(
            FaultsError.unexpectedValue(name: "flap", value: "2").description
                == "the fault flap takes no value, and has \"2\""
        )
    }
}

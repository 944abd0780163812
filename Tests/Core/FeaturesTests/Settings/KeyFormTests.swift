import Features
import Testing

@Suite("Key formats")
struct KeyFormTests {
    private static let short = String(repeating: "0a", count: 16)
    private static let long = "ey" + "JhbGciOiJIUzI1NiJ9.ey" + "JhdWQiOiJ4In0.c2ln-_0"

    @Test("recognizes both formats, even in capitals")
    func recognized() {
        #expect(KeyForm(of: Self.short) == .short)
        #expect(KeyForm(of: Self.short.uppercased()) == .short)
        #expect(KeyForm(of: Self.long) == .long)
        #expect([Self.short, Self.short.uppercased(), Self.long].allSatisfy(KeyForm.isValid))
    }

    @Test(
        "ignores white space around a copied key",
        arguments: [" \(short)", "\(short)\n", "\r\n\t\(short) ", "\u{a0}\(short)"]
    )
    func cleaned(text: String) {
        #expect(KeyForm.cleaned(text) == Self.short)
    }

    @Test("joins a token that was copied over two lines")
    func broken() {
        let halves = Self.long.split(separator: ".", maxSplits: 1)
        #expect(KeyForm.cleaned("\(halves[0])\n .\(halves[1])") == Self.long)
    }

    @Test(
        "rejects anything else",
        arguments: [
            "", "wrong", String(short.dropLast()), short + "0", String(repeating: "g", count: 32),
            "ey" + "J", "ey" + "J.x", "ey" + "Ja..b", "ey" + "Ja.b.c.d", "ey" + "Ja.b.ü",
            "Bearer " + long, "https://themoviedb.org",
        ]
    )
    func unknown(text: String) {
        #expect(!KeyForm.isValid(text))
    }
}

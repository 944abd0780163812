import Testing

@Suite("The guards themselves")
struct GuardsOwnTests {
    @Test("the reader separates comments and strings from code")
    func reading() {
        let file = SourceFile(
            path: "Sources/Core/Catalog/Example.swift",
            text: ##"""
                public import Foundation // import Glibc
                /* import Glibc /* nested */ import Glibc */ @testable import Primitives
                let url = "https://a//b" + #"\"# + "\(f("import x", ")"))" // rest
                import struct Catalog.Item
                """##
        )
        #expect(file.imports == ["Foundation", "Primitives", "Catalog"])
        #expect(file.code[2] == ##"let url = "https://a//b" + #"\"# + "\(f("import x", ")"))" "##)
        #expect(file.bare[2] == ##"let url = "" + #""# + "\(f("", ""))" "##)
        #expect(file.name == "Example.swift")
    }

    @Test(
        "recognizes texts for users",
        arguments: [
            #"row.title = "Refresh""#,
            #"Label("Top rated")"#,
            #"setTooltip("Оновити")"#,
            #"box.append("\(count) films found")"#,
        ]
    )
    func words(line: String) {
        #expect(Wording.isSuspicious(SourceFile(path: "", text: line), at: 0))
    }

    @Test(
        "ignores identifiers, developer messages and localized texts",
        arguments: [
            #"addClass("title-2")"#,
            #"icon(named: "view-refresh-symbolic")"#,
            #"preconditionFailure("a cell without a row")"#,
            #"label.text = "\(year) · \(rating)""#,
            #"connect("notify::folded")"#,
            #"title = strings.text("refresh")"#,
            #"name == "a" ? loading : "b""#,
        ]
    )
    func names(line: String) {
        #expect(!Wording.isSuspicious(SourceFile(path: "", text: line), at: 0))
    }

    @Test(
        "recognizes conversions that can end the program",
        arguments: [
            "Int(number)", "Int(exactly: number)", "Int(pause.components.seconds)",
            "text.flatMap(Double.init).map(Int.init)", "numbers.compactMap(Int.init(exactly:))",
            "Int32(min(value, 9))", ".seconds(1 / rate)", "Duration.milliseconds(count * 1_000)",
            "Duration(secondsComponent: value, attosecondsComponent: 0)",
        ]
    )
    func unchecked(line: String) {
        #expect(Conversion.isUnchecked(line))
    }

    @Test(
        "ignores conversions of text, with the helpers, and of literals",
        arguments: [
            "Int(key)", "Int(whole: number)", "places.map(Int.init(clamping:))", ".seconds(20)",
            "Duration(clampingSeconds: 1 / rate)", ".milliseconds(1_500)", "number: Int",
            "String(count)", "func seconds(_ count: Int)",
        ]
    )
    func checked(line: String) {
        #expect(!Conversion.isUnchecked(line))
    }

    @Test("a reason counts only in a comment near the line")
    func reasons() {
        let file = SourceFile(
            path: "Sources/Core/Primitives/Example.swift",
            text: """
                // SAFETY: guarded
                let a = 1
                let b = "SAFETY:"
                let c = 2
                """
        )
        #expect(file.comments("SAFETY:", above: 1, below: 0, line: 1))
        #expect(!file.comments("SAFETY:", above: 1, below: 0, line: 2))
        #expect(!file.comments("SAFETY:", above: 2, below: 9, line: 3))
    }
}

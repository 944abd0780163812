import Testing

@Suite("Code conventions")
struct GuardTests {
    @Test("only providers name a catalog")
    func catalogNames() throws {
        try expectNone(
            of: /\bCatalogID(?:\.init)?\(\s*(?:rawValue:\s*)?"/,
            view: \.code,
            except: [
                Exception("Sources/Core/Providers/", because: "a provider is its catalog"),
                Exception("Sources/Demo/Scenes/Stage.swift", because: "a picture is of a catalog"),
            ]
        )
    }

    @Test("only L10n names a language")
    func languages() throws {
        try expectNone(
            of: /"(?:en|uk)(?:[-_][A-Z]{2})?"/,
            view: \.code,
            except: [
                Exception("Sources/Core/L10n/", because: "it has their words and their rules"),
                Exception("Sources/Core/Providers/TMDB/", because: "TMDB's own is English"),
                Exception(
                    "Sources/Core/Manifests/Reading/FallbackLanguage.swift",
                    because: "the texts of every manifest have it"
                ),
                Exception("Sources/Demo/DemoService/", because: "a service of its own, with texts"),
            ]
        )
    }

    @Test("Features starts tasks in only three places")
    func tasks() throws {
        try expectNone(
            of: /\bTask(?:\.(?:detached|immediate|immediateDetached))?\s*(?:\([^)]*\))?\s*\{/,
            in: "Sources/Core/Features",
            except: [
                Exception("Sources/Core/Features/TaskSlot.swift", because: "it keeps and cancels"),
                Exception(
                    "Sources/Core/Features/Offline/OfflineViewModel.swift",
                    because: "acts on a list follow one another, and none is dropped"
                ),
                Exception("Sources/Core/Features/Marks/", because: "it writes in order"),
            ]
        )
    }

    @Test("only Composition and the entry points read the environment")
    func environment() throws {
        try expectNone(
            of: /\bProcessInfo\b.*\benvironment\b|\b(?:secure_)?getenv\(|\benviron\b/,
            except: [
                Exception("Sources/Core/Composition/", because: "it is that module"),
                Exception("Sources/vitrine/", because: "the entry point hands it to Composition"),
                Exception("Sources/Linux/LinuxApp/", because: "it finds the person's own folders"),
            ]
        )
    }

    @Test("code avoids Bundle.module, which traps if the build folder is missing")
    func bundles() throws {
        let why = "in the bundle of an app on Apple's systems; compiled in elsewhere"
        try expectNone(
            of: /\bBundle\.module\b/,
            except: [
                Exception("Sources/Core/L10n/StringTable.swift", because: why),
                Exception("Sources/Demo/DemoService/DataFile.swift", because: why),
                Exception(
                    "Sources/Demo/DemoService/Images/DemoPictures+Bundle.swift",
                    because: why
                ),
            ]
        )
    }

    @Test("one helper converts numbers that come from services and files")
    func conversions() throws {
        let exceptions = [
            Exception("Sources/Core/Networking/Messages/URL+Query.swift", because: "half a byte"),
            Exception(
                "Sources/Core/Networking/Messages/JSONRepair.swift",
                because: "four hexadecimal digits"
            ),
            Exception(
                "Sources/Core/Networking/URLSession/SessionExchange.swift",
                because: "an Int"
            ),
            Exception("Sources/Core/Manifests/ManifestExample.swift", because: "a C array's size"),
            Exception("Sources/Core/L10n/StringTable.swift", because: "a C array's size"),
        ]
        for module in ["Networking", "Providers", "Manifests", "L10n"] {
            for file in try SourceTree.files(in: "Sources/Core/\(module)")
            where !exceptions.holds(file) {
                for (index, line) in file.bare.enumerated() where Conversion.isUnchecked(line) {
                    Issue.record("\(file.place(index)): see Primitives/Double+Conversion.swift")
                }
            }
        }
    }

    @Test("only one place exits the process")
    func exits() throws {
        try expectNone(
            of: /(?:^|[^.\w])_?(?:exit|Exit|abort|quick_exit)\(/,
            except: [
                Exception("Sources/Linux/LinuxApp/ProcessExit.swift", because: "it is that place")
            ]
        )
    }

    @Test("only the command line's own output prints")
    func printing() throws {
        for file in try SourceTree.files(in: "Sources") {
            // A file may define its own `print` function.
            let own = file.bare.contains { $0.contains(/\bfunc print\(/) }
            let pattern =
                own
                ? /\b(?:debugPrint|dump|NSLog)\(/ : /(?:^|[^.\w])(?:print|debugPrint|dump|NSLog)\(/
            for match in file.matches(pattern) { Issue.record("\(match)") }
        }
    }

    @Test("the code has no singletons")
    func singletons() throws {
        try expectNone(of: /\bstatic\s+(?:let|var)\s+shared\b/)
    }

    @Test("type names avoid words such as Manager, Helper and Impl")
    func names() throws {
        try expectNone(
            of:
                /\b(?:class|struct|enum|actor|protocol)\s+\w*(?:Manager|Helpers?|Utils?|Utilities|Impl)\b/
        )
    }

    @Test("no TODO, FIXME, XXX or HACK is left in the code")
    func leftovers() throws {
        try expectNone(of: /\b(?:TODO|FIXME|XXX|HACK)\b/, view: \.lines)
    }

    @Test("each unchecked safety annotation has a SAFETY comment")
    func safety() throws {
        for file in try SourceTree.files(in: "Sources") {
            for (index, line) in file.bare.enumerated()
            where line.contains(/@unchecked\s+Sendable|\bnonisolated\(unsafe\)/) {
                // Above the line, or at the start of the type that it declares.
                let isReasoned = file.comments("SAFETY:", above: 6, below: 6, line: index)
                if !isReasoned { Issue.record("\(file.place(index)): no SAFETY comment") }
            }
        }
    }

    @Test("each ignored error has a comment")
    func droppedErrors() throws {
        for file in try SourceTree.files(in: "Sources") {
            for (index, line) in file.bare.enumerated()
            where line.contains(/\btry\?|\bcatch\b[^{]*\{\s*\}/) {
                let isReasoned = file.comments("//", above: 4, below: 1, line: index)
                if !isReasoned { Issue.record("\(file.place(index)): why may it be dropped?") }
            }
        }
    }

    @Test("half of all files have at most 110 lines, nine in ten at most 300, all at most 600")
    func lengths() throws {
        let files = try SourceTree.files(in: "Sources") + SourceTree.files(in: "Tests")
        let lengths = files.map(\.lines.count).sorted()
        #expect(lengths[lengths.count / 2] <= 110)
        #expect(lengths[lengths.count * 9 / 10] <= 300)
        for file in files { #expect(file.lines.count <= 600, "\(file.path)") }
    }

    @Test("front ends take their texts from the string table")
    func words() throws {
        for module in ["Linux/VitrineGTK", "Apple/VitrineSwiftUI"] {
            for file in try SourceTree.files(in: "Sources/\(module)") {
                for index in file.lines.indices where Wording.isSuspicious(file, at: index) {
                    Issue.record("\(file.place(index)): words for people belong in L10n")
                }
            }
        }
    }

    @Test("a SwiftUI file has at most 120 lines")
    func views() throws {
        let files = try SourceTree.files(in: "Sources/Apple/VitrineSwiftUI")
        #expect(files.count > 50)
        for file in files { #expect(file.lines.count <= 120, "\(file.path)") }
    }

    @Test(
        "one SwiftUI view presents sheets and covers, because every live tab would present its own"
    )
    func presenter() throws {
        for file in try SourceTree.files(in: "Sources/Apple/VitrineSwiftUI")
        where file.name != "Presenter.swift" {
            let presents = /\.(sheet|fullScreenCover|popover)\(/
            #expect(!file.bare.contains { $0.contains(presents) }, "\(file.path)")
        }
    }

    @Test(
        "SwiftUI files are empty without SwiftUI; what needs none of Apple's frameworks is tested"
    )
    func emptyElsewhere() throws {
        let frameworks = /import (SwiftUI|UIKit|AV\w+|WebKit|Charts|CoreTransferable)/
        for file in try SourceTree.files(in: "Sources/Apple/VitrineSwiftUI")
        where file.lines.contains(where: { $0.contains(frameworks) }) {
            #expect(file.lines.first == "#if canImport(UIKit)", "\(file.path)")
        }
    }

    private func expectNone(
        of pattern: Regex<Substring>,
        in folder: String = "Sources",
        view: KeyPath<SourceFile, [String]> = \.bare,
        except exceptions: [Exception] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for file in try SourceTree.files(in: folder) where !exceptions.holds(file) {
            for match in file.matches(pattern, in: view) {
                Issue.record("\(match)", sourceLocation: sourceLocation)
            }
        }
    }
}

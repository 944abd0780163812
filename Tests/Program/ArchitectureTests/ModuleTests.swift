import Testing

@Suite("The modules")
struct ModuleTests {
    @Test("the manifest declares exactly the modules and edges in the table")
    func manifest() throws {
        let declared = try Manifest.evaluated().targets.filter { target in
            // These targets are only for tests; no module may use them.
            target.type != "test" && !Self.servingTests.contains(target.name)
        }
        let expected = Modules.all.mapValues(\.uses).merging(Modules.foreign) { $1 }
        let actual = Dictionary(uniqueKeysWithValues: declared.map { ($0.name, $0.uses) })
        for name in Set(expected.keys).union(actual.keys).sorted() {
            #expect(actual[name] == expected[name], "\(name)")
        }
    }

    @Test("the table has no dependency cycle")
    func order() {
        var placed: Set<String> = []
        var waiting = Modules.all.mapValues(\.uses).merging(Modules.foreign) { $1 }
        while true {
            let ready = waiting.filter { $0.value.isSubset(of: placed) }.keys
            guard !ready.isEmpty else { break }
            placed.formUnion(ready)
            for name in ready { waiting[name] = nil }
        }
        #expect(waiting.isEmpty)
    }

    @Test("a file imports only what its module may", arguments: Modules.all.keys.sorted())
    func imports(module: String) throws {
        let table = try #require(Modules.all[module])
        for file in try SourceTree.files(in: "Sources") where file.module == module {
            let foreign = file.imports.subtracting(table.uses).subtracting(table.system)
            #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted())")
        }
    }

    @Test("every folder in Sources is a module or a C target")
    func folders() throws {
        let modules = Set(try SourceTree.files(in: "Sources").map(\.module))
        #expect(modules.subtracting(Modules.all.keys) == [])
    }

    @Test(
        "library products consist of the core, the demo, the Apple front end and SQLite"
    )
    func products() throws {
        let products = try Manifest.evaluated().linkedByOthers
        #expect(
            products == Modules.everywhere.union(["CSQLite", "CStrings", "CExamples", "CDemoData"])
        )
    }

    @Test("on a Mac, the manifest has only library targets and test support")
    func mac() throws {
        let manifest = try Manifest.evaluated(asOnMac: true)
        let linked = Modules.everywhere.union(["CSQLite"])
        #expect(manifest.linkedByOthers == linked)
        let others = manifest.targets.filter { $0.type != "test" && !linked.contains($0.name) }
        #expect(Set(others.map(\.name)) == ["CPowerCut", "TestSupport"])
        let declared = Set(manifest.targets.map(\.name))
        for target in manifest.targets {
            #expect(target.uses.isSubset(of: declared), "\(target.name)")
        }
    }

    private static let servingTests: Set = [
        "CPowerCut", "ScreenDriver", "screen-reader", "TestSupport",
    ]
}

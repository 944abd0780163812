import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("User-added catalogs in the window")
    struct CatalogsWindowTests {
        @Test("rows that are only ids are completed in view, and stay so without the service")
        func filledRows() async throws {
            let home = try Home()
            let rows = Query("the row of Launchpad") { element in
                [.row, .cell].contains(element.role) && element.name.contains("Launchpad McQuack")
                    && element.name.contains("1 film") && element.isShowing
            }
            try await Service.run { service in
                let file = home.folder.appending(path: "figures.vitrine.json")
                let text = """
                    {
                      "version": 1, "id": "figures", "name": "Figures",
                      "service": { "base": "\(service.url.absoluteString)" },
                      "lists": [{
                        "id": "all", "name": "All", "items": "/data",
                        "address": "character?page={page}&pageSize={size}",
                        "paging": { "size": 50, "pages": "/info/totalPages" }
                      }],
                      "item": { "id": "/_id", "title": "/_id" },
                      "details": {
                        "address": "character/{id}", "root": "/data", "completesRows": true,
                        "title": "/name", "picture": "/imageUrl",
                        "facets": [{ "key": "films", "kind": "names", "at": "/films", "row": 1,
                          "unit": { "en": { "one": "{count} film", "other": "{count} films" } } }]
                      }
                    }
                    """
                try Data(text.utf8).write(to: file)
                let add = ["catalogs", "add", file.path]
                #expect(try await CommandLineRun.output(of: add, home: home).status == 0)
                try await AppSession.run(arguments: ["--open", "figures"], home: home) { app in
                    try await app.wait(for: rows)
                    if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
                        try await app.screenshot(to: URL(filePath: "\(folder)/completed.png"))
                    }
                }
                let asked = try await service.count(of: "/character/")
                #expect((1...60).contains(asked), "only what is in view, of 50 a page: \(asked)")
            }
            try await AppSession.run(arguments: ["--open", "figures"], home: home) { app in
                try await app.wait(for: rows)
            }
        }

        @Test("is made from the address of a list, which is entered in Preferences")
        func fromAddress() async throws {
            let home = try Home()
            try await Service.run { service in
                try await AppSession.run(arguments: ["--open", "home"], home: home) { app in
                    let entry = { (name: String) in
                        Query("the catalog in the sidebar") { element in
                            element.name == name && element.role == .row && element.isShowing
                        }
                    }
                    try await app.wait(for: entry("Movies"))
                    try await app.key("ctrl+comma")
                    try await app.wait(
                        for: Query("the preferences") { $0.name == "Style" && $0.isShowing }
                    )
                    let page = Query("the page of catalogs") { element in
                        element.name == "Catalogs" && element.role.rawValue == "page tab"
                    }
                    try await app.click(app.wait(for: page))
                    try await app.mouseClick(app.wait(for: .button("Add From Address…")))
                    try await app.wait(for: .button("Continue"))
                    try await app.type(service.url.absoluteString + "/character?page=1")
                    try await app.key("Return")
                    try await app.wait(for: .label("Launchpad McQuack"))
                    try await app.mouseClick(app.wait(for: .button("Add")))
                    try await app.wait(
                        for: Query("the result") { $0.name == "Added “Character”." && $0.isShowing }
                    )
                    try await app.key("Escape")
                    try await app.mouseClick(app.wait(for: entry("Character")))
                    try await app.wait(for: .row(containing: "Launchpad McQuack"))
                }
            }
            let file = home.config.appending(path: "vitrine/catalogs/character.vitrine.json")
            #expect(FileManager.default.fileExists(atPath: file.path))
        }

        @Test("is browsed, searched and a favorite, also after a restart, and is turned off")
        func journey() async throws {
            let home = try Home()
            try await Service.run { service in
                let file = home.folder.appending(path: "figures.vitrine.json")
                try Data(CatalogsCommandTests.manifest(of: service.url).utf8).write(to: file)
                let added = try await CommandLineRun.output(
                    of: ["catalogs", "add", file.path],
                    home: home
                )
                #expect(added.status == 0)
                try await AppSession.run(arguments: ["--open", "figures"], home: home) { app in
                    let first = try await app.wait(for: .row(containing: "Launchpad McQuack"))
                    try await app.mouseClick(first)
                    try await app.wait(
                        for: Query("the credit") { $0.name == "Figures by the test" }
                    )
                    try await app.type("mickey")
                    let row = try await app.wait(for: .row(containing: "Mickey Mouse"))
                    try await app.mouseClick(row)
                    try await app.click(.button("Add to Favorites"))
                    try await app.wait(for: .button("Remove From Favorites"))
                }
            }
            // Another program edits the file while Vitrine runs.
            let saved = home.config.appending(path: "vitrine/catalogs/figures.vitrine.json")
            let text = try String(contentsOf: saved, encoding: .utf8)
            let entry = { (name: String) in
                Query("the catalog in the sidebar") { element in
                    element.name == name && element.role == .row && element.isShowing
                }
            }
            try await AppSession.run(arguments: ["--open", "home"], home: home) { app in
                try await app.wait(for: entry("Figures"))
                let edited = text.replacing("\"en\": \"Figures\"", with: "\"en\": \"Toys\"")
                try Data(edited.utf8).write(to: saved)
                try await app.mouseClick(app.wait(for: entry("Toys")))
                try await app.wait(for: .label("Error"))
                try await app.closeAlert()
                try Data("{\n".utf8).write(to: saved)
                let notice = Query("the notice about the file") { element in
                    element.name.contains("figures.vitrine.json") && element.isShowing
                        && element.name.contains("Line 2, column 1")
                }
                try await app.wait(for: notice)
                try await app.wait(for: entry("Toys"))
                try await app.wait(for: .row(containing: "Launchpad McQuack"))
                try Data(text.utf8).write(to: saved)
                try await app.waitForAbsence(of: notice)
                try await app.wait(for: entry("Figures"))
            }
            // A link leads to a file in another folder, which is edited.
            let target = home.folder.appending(path: "dotfiles/figures.json")
            let files = FileManager.default
            try files.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try files.moveItem(at: saved, to: target)
            try files.createSymbolicLink(at: saved, withDestinationURL: target)
            try await AppSession.run(arguments: ["--open", "home"], home: home) { app in
                try await app.wait(for: entry("Figures"))
                let edited = text.replacing("\"en\": \"Figures\"", with: "\"en\": \"Toys\"")
                try Data(edited.utf8).write(to: target, options: .atomic)
                try await app.wait(for: entry("Toys"))
                try Data(text.utf8).write(to: target)
                try await app.wait(for: entry("Figures"))
            }
            // The service is gone.
            try await AppSession.run(arguments: ["--open", "figures"], home: home) { app in
                try await app.wait(for: .row(containing: "Launchpad McQuack"))
                try await app.wait(for: .label("Error"))
                try await app.closeAlert()
                let favorites = try await app.command(["favorites", "list", "figures"])
                #expect(favorites.standardOutput.contains("Mickey Mouse"))
                try await app.key("ctrl+comma")
                try await app.wait(
                    for: Query("the preferences") { $0.name == "Style" && $0.isShowing }
                )
                let page = Query("the page of catalogs") { element in
                    element.name == "Catalogs" && element.role.rawValue == "page tab"
                }
                try await app.click(app.wait(for: page))
                let toggle = Query("the switch of the catalog") { element in
                    element.name == "Figures" && element.role.rawValue == "check box"
                }
                try await app.mouseClick(app.wait(for: toggle))
                try await app.waitForAbsence(of: .row(containing: "Launchpad McQuack"))
                try await app.key("Escape")
                try await app.waitForAbsence(of: entry("Figures"))
                let list = try await app.command(["list", "figures", "--offline"])
                #expect(list.status == 2)
            }
        }
    }
}

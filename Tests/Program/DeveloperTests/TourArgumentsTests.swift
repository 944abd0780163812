import L10n
import Scenes
import Testing
import VitrineCLI

@testable import vitrine_dev

@Suite("Tour arguments")
struct TourArgumentsTests {
    private func arguments(_ words: String...) throws -> TourArguments {
        guard case .tour(let arguments) = try DeveloperInvocation(["tour", "pictures"] + words)
        else {
            throw UsageError.missingArgument("tour")
        }
        return arguments
    }

    @Test("takes each picture once, in tour order, and all of them by default")
    func pictures() throws {
        let all = TourPicture.all.map(\.name)
        #expect(try arguments().pictures == all)
        #expect(Set(all).count == all.count)
        let words = try arguments("--scene", "films", "--scene", "app-menu", "--scene=films-list")
        #expect(
            words.pictures == [
                "app-menu", "films-list-loading", "films-list-loaded", "films-list-scrolled",
                "films-list-other", "films-details-loaded", "films-details-returned",
            ]
        )
    }

    @Test("the tour has a picture for every scene and for eleven acts")
    func acts() {
        let all = Set(TourPicture.all.map(\.name))
        #expect(all.isSuperset(of: StagedScene.all.map(\.name)))
        #expect(all.count == StagedScene.all.count + 11, "an act names a scene that is not there")
    }

    @Test("parses every option")
    func options() throws {
        let words = try arguments(
            "--size",
            "360x640",
            "--scheme",
            "dark",
            "--contrast",
            "high",
            "--text-scale",
            "1.5",
            "--scale",
            "400",
            "--language",
            "uk"
        )
        #expect(words.folder == "pictures")
        #expect((words.width, words.height) == (360, 640))
        #expect(words.scheme == .dark)
        #expect(words.isHighContrast)
        #expect(words.textScale == 1.5)
        #expect(words.scale == 400)
        #expect(words.language == .ukrainian)
    }

    @Test("missing options have their defaults")
    func defaults() throws {
        let words = try arguments()
        #expect((words.width, words.height) == (1_120, 780))
        #expect(words.scheme == .light)
        #expect(!words.isHighContrast)
        #expect(words.textScale == 1)
        #expect(words.scale == nil)
        #expect(words.language == nil)
    }

    @Test(
        "the sheet's name contains size, scheme, language and other non-default options",
        arguments: [
            ([], "contact-sheet-1120x780-light-en"),
            (["--size", "1280x800", "--scheme", "dark"], "contact-sheet-1280x800-dark-en"),
            (["--contrast", "high"], "contact-sheet-1120x780-light-en-high-contrast"),
            (["--text-scale", "2"], "contact-sheet-1120x780-light-en-text-2.0"),
        ]
    )
    func sheet(words: [String], name: String) throws {
        guard case .tour(let arguments) = try DeveloperInvocation(["tour", "pictures"] + words)
        else {
            throw UsageError.missingArgument("tour")
        }
        #expect(arguments.sheetName(language: "en") == name)
    }

    @Test(
        "rejects invalid values",
        arguments: [
            ["--size", "0x0"], ["--size", "1280"], ["--scheme", "blue"], ["--contrast", "low"],
            ["--text-scale", "9"], ["--scale", "0"], ["--language", "xx"], ["--scene", "nowhere"],
        ]
    )
    func refusals(words: [String]) {
        #expect(throws: UsageError.self) { try DeveloperInvocation(["tour", "pictures"] + words) }
    }
}

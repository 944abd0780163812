import Foundation
import ImagePipeline
import L10n
import Primitives
import TestSupport
import Testing

@testable import Features

@Suite("Exporting pictures", .timeLimit(.minutes(5)))
@MainActor
struct PictureExportTests {
    private let pictures = Pictures()
    private let images: ImagePipeline<PixelSize>
    private let export: PictureExport<PixelSize>
    private let story = Story()
    private let request = ImageRequest.picture("30x20")
    private let folder = TemporaryFolder()

    /// The questions and results that the front end received.
    @MainActor
    private final class Story {
        var files: [PosterFile] = []
        var copied: [PixelSize] = []
        var outcomes: [ExportOutcome] = []

        var isEmpty: Bool { files.isEmpty && copied.isEmpty && outcomes.isEmpty }
    }

    init() {
        images = pictures.pipeline()
        export = PictureExport(images: images)
    }

    private func save() {
        export.save(request, title: "Alien", ask: { [story] in story.files.append($0) }) {
            [story] in story.outcomes.append($0)
        }
    }

    private func copy(hasPlace: Bool = true) {
        export.copy(request) { [story] in
            if hasPlace { story.copied.append($0) }
            return hasPlace
        } completion: { [story] in
            story.outcomes.append($0)
        }
    }

    @Test("saves the service's original bytes to the chosen file")
    func saved() async throws {
        save()
        await eventually { !story.files.isEmpty }
        let file = try #require(story.files.first)
        #expect(file.name == "Alien.img")
        let place = folder.url.appending(path: "Alien.img")
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        export.write(file, to: place) { [story] in story.outcomes.append($0) }
        await eventually { !story.outcomes.isEmpty }
        #expect(story.outcomes == [.saved])
        #expect(try Data(contentsOf: place) == Data("30x20".utf8))
        #expect(images.memoryCount == 0, "nothing was decoded")
    }

    @Test("names an unwritable location in the error")
    func refused() async {
        let place = folder.url.appending(path: "nowhere/Alien.img")
        let file = PosterFile(title: "Alien", bytes: Data("30x20".utf8))
        export.write(file, to: place) { [story] in story.outcomes.append($0) }
        await eventually { !story.outcomes.isEmpty }
        #expect(story.outcomes == [.refused(place)])
        let strings = Localizer(.english)
        let text = story.outcomes.first?.refusal(strings)
        #expect(text?.contains(place.path) == true)
        #expect(story.outcomes.first?.words(strings) == nil)
    }

    @Test("refuses to overwrite the app's own files")
    func own() async throws {
        let data = folder.url.appending(path: "data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let store = data.appending(path: "vitrine.sqlite")
        try Data("store".utf8).write(to: store)
        let export = PictureExport(images: pictures.pipeline(sparing: OwnFolders([data])))
        let file = PosterFile(title: "Alien", bytes: Data("30x20".utf8))
        export.write(file, to: store) { [story] in story.outcomes.append($0) }
        await eventually { !story.outcomes.isEmpty }
        #expect(story.outcomes == [.refused(store)])
        #expect(try Data(contentsOf: store) == Data("store".utf8))
    }

    @Test("a copied picture does not stay in memory")
    func copied() async {
        copy()
        await eventually { !story.outcomes.isEmpty }
        #expect(story.outcomes == [.copied])
        #expect(story.copied == [PixelSize(30, 20)])
        #expect(images.memoryCount == 0)
    }

    @Test("a copy the front end does not take has no outcome")
    func noPlace() async {
        copy(hasPlace: false)
        await eventually { pictures.asked.count == 1 && images.memoryCount == 0 }
        _ = try? await images.image(for: request)
        #expect(story.isEmpty)
    }

    @Test("a picture that fails to load reports the error and asks for no file")
    func failed() async {
        pictures.breakDown()
        save()
        await eventually { !story.outcomes.isEmpty }
        copy()
        await eventually { story.outcomes.count == 2 }
        #expect(story.outcomes == [.failed(.undecodable), .failed(.undecodable)])
        #expect(story.files.isEmpty && story.copied.isEmpty)
    }

    @Test("a cancelled export asks and reports nothing", arguments: [false, true])
    func cancelled(isCopy: Bool) async {
        let gate = pictures.hold()
        if isCopy { copy() } else { save() }
        await eventually { pictures.asked.count == 1 }
        export.cancel()
        gate.open()
        _ = try? await images.image(for: request)
        #expect(story.isEmpty)
    }

    @Test("every outcome except failure has a message")
    func words() {
        let strings = Localizer(.english)
        #expect(ExportOutcome.saved.words(strings) == "Image saved")
        #expect(ExportOutcome.copied.words(strings) == "Image copied")
        #expect(ExportOutcome.failed(.undecodable).words(strings) == nil)
        #expect(ExportOutcome.saved.refusal(strings) == nil)
    }
}

import Foundation
import L10n
import Testing

@testable import Features
@testable import Library

@Suite("Notices about the store at startup")
struct StoreNoticeTests {
    private let place = URL(filePath: "/d/library.sqlite.damaged-1")

    @Test("states how many favorites were restored and lost, in both languages")
    func counts() {
        let english = Localizer(.english)
        let moved = StoreRecovery(movedTo: place, returnedMarks: 1, missingMarks: 2)
        #expect(
            english.text(of: moved)
                == "The saved data was damaged. It was moved to “/d/library.sqlite.damaged-1”, "
                + "and everything still readable was kept. 1 favorite was restored. "
                + "2 favorites couldn’t be recovered."
        )
        let unknown = StoreRecovery(movedTo: place, returnedMarks: 0, missingMarks: nil)
        #expect(english.text(of: unknown).hasSuffix("There may have been other favorites."))
        let completed = StoreRecovery(movedTo: nil, returnedMarks: 5, missingMarks: 0)
        #expect(
            Localizer(.ukrainian).text(of: completed)
                == "Бракувало частини збережених улюблених. Їх відновлено з копії. "
                + "Відновлено 5 улюблених записів."
        )
    }

    @Test("states that nothing can be saved, with SQLite's code")
    func unsaved() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "library.sqlite")
        let library = try await Library.ofBooks(.quick(pages: 1), at: .file(file))
        let notice = try #require(Localizer(.english).storeNotice(of: library))
        #expect(notice.hasPrefix("Vitrine can’t write to its data folder (SQLite code 14)."))
    }
}

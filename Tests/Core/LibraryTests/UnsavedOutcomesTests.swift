import ImagePipeline
import Testing

@testable import Library

@Suite("Unsaved outcomes")
struct UnsavedOutcomesTests {
    @Test("removing stored outcomes keeps newer ones for the same image and those for others")
    func newer() {
        var unsaved = UnsavedOutcomes()
        unsaved.add(.failed("a", "404"))
        unsaved.add(.failed("b", "404"))
        let stored = unsaved.all
        unsaved.add(.photo("a", bytes: 100, width: 640))
        unsaved.add(.photo("c", bytes: 200, width: 640))
        unsaved.remove(stored)
        #expect(
            Set(unsaved.all)
                == [.photo("a", bytes: 100, width: 640), .photo("c", bytes: 200, width: 640)]
        )
    }
}

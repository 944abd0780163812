import Foundation
import Testing

@testable import Features

#if canImport(CoreGraphics)
import CoreGraphics
#endif

@Suite("Dragging a picture to close it")
struct DismissDragTests {
    private func drag(_ x: Double, _ y: Double) -> DismissDrag {
        DismissDrag(distance: CGSize(width: x, height: y), height: 1_000)
    }

    @Test("the picture follows the finger down and fades")
    func follows() {
        let drag = drag(40, 150)
        #expect(drag.offset == CGSize(width: 40, height: 150))
        #expect(drag.progress == 0.25)
        let frame = drag.moved(CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(abs(frame.midX - 140) < 1e-9)
        #expect(abs(frame.midY - 300) < 1e-9)
        #expect(frame.width < 200)
        #expect(self.drag(0, 5_000).progress == 1)
        #expect(abs(self.drag(0, 5_000).size - 0.7) < 1e-9)
    }

    @Test("dragging up or sideways moves it little and never closes")
    func resists() {
        let drag = drag(40, -200)
        #expect(drag.offset == CGSize(width: 10, height: -50))
        #expect(drag.progress == 0)
        #expect(!drag.closes(atSpeed: 0))
        #expect(!drag.closes(atSpeed: 5_000))
        #expect(!self.drag(900, 0).closes(atSpeed: 5_000))
    }

    @Test("closes if dragged far or fast enough, but not if flung back")
    func closing() {
        #expect(!drag(0, 199).closes(atSpeed: 0))
        #expect(drag(0, 200).closes(atSpeed: 0))
        #expect(!drag(0, 20).closes(atSpeed: 899))
        #expect(drag(0, 20).closes(atSpeed: 900))
        #expect(!drag(0, 500).closes(atSpeed: -900))
    }
}

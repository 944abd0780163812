import Testing

@testable import Features

@Suite("Which pictures of rows are worth having")
struct PictureNeedTests {
    /// What follows from a sequence of distances.
    private func steps(_ way: Nearness..., isWaiting: Bool = false) -> [PictureNeed.Step] {
        var need = PictureNeed(refreshCount: 0)
        return way.map { need.moved(to: $0, isWaiting: isWaiting) }
    }

    @Test("it is loaded when its row comes near, and released when it is far")
    func wayThrough() {
        #expect(
            steps(.far, .between, .near, .near, .between, .far, .far)
                == [.stay, .stay, .load, .stay, .stay, .release, .stay]
        )
    }

    @Test("a failed one is tried again when its row comes near again, not while it stays near")
    func again() {
        #expect(steps(.near, .between, .near, .near) == [.load, .stay, .load, .stay])
        #expect(steps(.near, .far, .near) == [.load, .release, .load])
    }

    @Test("one that waits for scrolling to end is released as soon as it is passed")
    func passed() {
        #expect(
            steps(.near, .between, .far, .near, isWaiting: true) == [.load, .release, .stay, .load]
        )
    }

    @Test("another row in the cell begins anew")
    func reuse() {
        var need = PictureNeed(refreshCount: 0)
        _ = need.moved(to: .near)
        need.reset()
        #expect(!need.isWanted)
        let step = need.moved(to: .near)
        #expect(step == .load)
        #expect(need.isWanted)
    }

    @Test("a refresh tries it again, once")
    func refresh() {
        var need = PictureNeed(refreshCount: 2)
        let retries = [2, 3, 3, 4].map { need.refreshed(to: $0) }
        #expect(retries == [false, true, false, true])
    }
}

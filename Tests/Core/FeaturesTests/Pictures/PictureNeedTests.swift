import Testing

@testable import Features

@Suite("When a row needs its picture")
struct PictureNeedTests {
    /// The steps for a sequence of distances.
    private func steps(_ way: Nearness..., isWaiting: Bool = false) -> [PictureNeed.Step] {
        var need = PictureNeed(refreshCount: 0)
        return way.map { need.moved(to: $0, isWaiting: isWaiting) }
    }

    @Test("loads when the row comes near and releases when it is far")
    func wayThrough() {
        #expect(
            steps(.far, .between, .near, .near, .between, .far, .far)
                == [.stay, .stay, .load, .stay, .stay, .release, .stay]
        )
    }

    @Test("retries a failed picture when the row comes near again, not while it stays near")
    func again() {
        #expect(steps(.near, .between, .near, .near) == [.load, .stay, .load, .stay])
        #expect(steps(.near, .far, .near) == [.load, .release, .load])
    }

    @Test("releases a picture that waits for scrolling to end once its row has passed")
    func passed() {
        #expect(
            steps(.near, .between, .far, .near, isWaiting: true) == [.load, .release, .stay, .load]
        )
    }

    @Test("shows a picture in memory before the distance is known, and releases it when far")
    func inMemory() {
        var need = PictureNeed(refreshCount: 0)
        #expect([false, true].map { need.shows(isInMemory: $0) } == [false, true])
        let steps = [.between, .far].map { need.moved(to: $0) }
        #expect(steps == [.stay, .release])
        #expect([false, true].map { need.shows(isInMemory: $0) } == [false, false])
        _ = need.moved(to: .near)
        #expect([false, true].map { need.shows(isInMemory: $0) } == [true, true])
        need.reset()
        #expect([false, true].map { need.shows(isInMemory: $0) } == [false, true])
    }

    @Test("asks for a picture in memory only before the distance is known")
    func asksOnce() {
        var need = PictureNeed(refreshCount: 0)
        var count = 0
        func isInMemory() -> Bool {
            count += 1
            return false
        }
        _ = need.shows(isInMemory: isInMemory())
        _ = need.moved(to: .far)
        _ = need.shows(isInMemory: isInMemory())
        #expect(count == 1)
    }

    @Test("a reused cell starts over")
    func reuse() {
        var need = PictureNeed(refreshCount: 0)
        _ = need.moved(to: .near)
        need.reset()
        #expect(!need.isWanted)
        let step = need.moved(to: .near)
        #expect(step == .load)
        #expect(need.isWanted)
    }

    @Test("each refresh retries once")
    func refresh() {
        var need = PictureNeed(refreshCount: 2)
        let retries = [2, 3, 3, 4].map { need.refreshed(to: $0) }
        #expect(retries == [false, true, false, true])
    }

    @Test("each answered refresh validates once, and a refresh without an answer doesn't")
    func answered() {
        var need = PictureNeed(refreshCount: 2, answeredCount: 1)
        _ = need.refreshed(to: 3)
        let validations = [1, 2, 2, 3].map { need.answered(to: $0) }
        #expect(validations == [false, true, false, true])
    }
}

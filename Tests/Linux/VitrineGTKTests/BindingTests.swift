import CAdw
import Observation
import XCTest

@testable import GTKSupport

@MainActor
@Observable
private final class Model {
    var title = "a"
    var count = 0
    var child: Model?
}

final class BindingTests: WidgetTestCase {
    func testManyChangesCauseOneRunBeforeTheNextFrame() throws {
        try onMainLoop {
            let model = Model()
            let label = Label()
            let window = TestWindow(label)
            let runs = Counter()
            label.bind {
                runs.value += 1
                label.text = "\(model.title) \(model.count)"
            }
            XCTAssertEqual(label.text, "a 0")
            for number in 1...1_000 {
                model.title = "b"
                model.count = number
            }
            XCTAssertEqual(runs.value, 1)
            let textAtFrame = Texts()
            FrameClock.tick(label) {
                textAtFrame.value = label.text
                return false
            }
            pump { textAtFrame.value != nil }
            XCTAssertEqual(textAtFrame.value, "b 1000")
            XCTAssertEqual(runs.value, 2)
            window.close()
        }
    }

    func testAnObjectAtTheAddressOfADeallocatedOneIsAnother() throws {
        try onMainLoop {
            let model = Model()
            let label = Label()
            let window = TestWindow(label)
            let runs = Counter()
            label.bind {
                model.child.map(Identity.init)
            } apply: { _ in
                runs.value += 1
            }
            for number in 2...100 {
                model.child = nil
                model.child = Model()
                drain()
                XCTAssertEqual(runs.value, number)
            }
            window.close()
        }
    }

    func testAnExplicitRunReplacesThePendingRun() throws {
        try onMainLoop {
            let model = Model()
            let label = Label()
            let window = TestWindow(label)
            let runs = Counter()
            let binding = label.bind {
                runs.value += 1
                label.text = model.title
            }
            model.title = "b"
            binding.run()
            XCTAssertEqual(label.text, "b")
            drain()
            XCTAssertEqual(runs.value, 2)
            model.title = "c"
            drain()
            XCTAssertEqual(label.text, "c")
            window.close()
        }
    }

    func testExplicitRunsDoNotAddTrackings() throws {
        try onMainLoop {
            let model = Model()
            let label = Label()
            let window = TestWindow(label)
            let before = LeakCounters.trackings
            let binding = label.bind { label.text = model.title }
            for _ in 0..<1_000 { binding.run() }
            XCTAssertEqual(LeakCounters.trackings, before + 1)
            window.close()
            XCTAssertEqual(LeakCounters.trackings, before)
        }
    }

    func testApplyRunsOnlyIfTheTrackedValueChanges() throws {
        try onMainLoop {
            let model = Model()
            let box = Box.vertical()
            let window = TestWindow(box)
            let (outer, inner) = (Counter(), Counter())
            box.bind {
                model.count
            } apply: { _ in
                outer.value += 1
                let label = Label()
                box.append(label)
                label.bind {
                    inner.value += 1
                    label.text = model.title
                }
            }
            model.title = "b"
            drain()
            XCTAssertEqual(outer.value, 1)
            XCTAssertEqual(inner.value, 2)
            model.count = 1
            model.count = 0
            drain()
            XCTAssertEqual(outer.value, 1, "the value is the same")
            model.count = 1
            drain()
            XCTAssertEqual(outer.value, 2)
            window.close()
        }
    }

    func testApplyRunsOnceForAllValuesAndOnlyIfOneChanges() throws {
        try onMainLoop {
            let model = Model()
            let label = Label()
            let window = TestWindow(label)
            let runs = Counter()
            label.bind {
                (model.title, model.count > 1, model.count)
            } apply: { title, isMany, _ in
                runs.value += 1
                label.text = "\(title) \(isMany)"
            }
            XCTAssertEqual(label.text, "a false")
            (model.title, model.count) = ("b", 2)
            drain()
            XCTAssertEqual(label.text, "b true")
            XCTAssertEqual(runs.value, 2)
            model.count = 3
            drain()
            XCTAssertEqual(runs.value, 3, "the last value differs")
            model.title = "b"
            drain()
            XCTAssertEqual(runs.value, 3, "all values are the same")
            window.close()
        }
    }

    func testClosingTheWindowEndsItsBindings() throws {
        try onMainLoop {
            let model = Model()
            let before = (LeakCounters.bindings, LeakCounters.trackings, LeakCounters.handlers)
            let runs = Counter()
            let box = Box.vertical()
            for _ in 0..<300 {
                let label = Label()
                box.append(label)
                label.bind {
                    runs.value += 1
                    label.text = model.title
                }
            }
            let window = TestWindow(ScrolledWindow(box))
            XCTAssertEqual(LeakCounters.bindings, before.0 + 300)
            model.title = "queued"
            window.close()
            model.title = "late"
            drain()
            XCTAssertEqual(runs.value, 300)
            XCTAssertEqual(LeakCounters.bindings, before.0)
            XCTAssertEqual(LeakCounters.trackings, before.1)
            XCTAssertEqual(LeakCounters.handlers, before.2)
        }
    }
}

@MainActor
private final class Texts {
    var value: String?
}

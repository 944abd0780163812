import CAdw
import Dispatch
import Foundation
import XCTest

@testable import GTKSupport

final class MainLoopTests: WidgetTestCase {
    func testMainActorTasksRunOnTheMainThread() throws {
        try onMainLoop {
            let isMain = try finish { Thread.isMainThread }
            XCTAssertTrue(isMain)
            let isMainAfterWaiting = try finish {
                await Task.detached {}.value
                return Thread.isMainThread
            }
            XCTAssertTrue(isMainAfterWaiting)
        }
    }

    func testAnIdleLoopDoesNotSpin() throws {
        try onMainLoop {
            // After a task has run, an eventfd that isn't read would make the loop spin.
            try finish { await Task.yield() }
            drain()
            let started = clock()
            let isOver = Counter()
            let timer = Unmanaged.passUnretained(isOver).toOpaque()
            g_timeout_add(
                300,
                { data in
                    data.map { data in
                        MainActor.assumeIsolated {
                            Unmanaged<Counter>.fromOpaque(data).takeUnretainedValue().value = 1
                        }
                    }
                    return 0
                },
                timer
            )
            var turns = 0
            while isOver.value == 0 {
                g_main_context_iteration(nil, 1)
                turns += 1
            }
            XCTAssertLessThan(turns, 30)
            XCTAssertLessThan(Double(clock() - started) / Double(CLOCKS_PER_SEC), 0.1)
        }
    }

    func testIdleActionsRunOnceUnlessTheirWidgetIsRemoved() throws {
        try onMainLoop {
            let box = Box.vertical()
            let label = Label("here")
            box.append(label)
            let window = TestWindow(box)
            let runs = Counter()
            label.whenIdle { runs.value += 1 }
            XCTAssertEqual(runs.value, 0)
            drain()
            XCTAssertEqual(runs.value, 1)
            label.whenIdle { runs.value += 1 }
            box.removeAll()
            drain()
            XCTAssertEqual(runs.value, 1)
            let live = LeakCounters.handlers
            box.whenIdle { runs.value += 1 }
            window.close()
            XCTAssertEqual(runs.value, 1)
            XCTAssertLessThanOrEqual(LeakCounters.handlers, live)
        }
    }
}

import CAdw
import Dispatch
import Foundation
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// A widget test case, which runs on the real main thread and runs GLib's loop itself.
///
/// A test fails if GTK or GLib logs a warning.
class WidgetTestCase: XCTestCase {
    /// Runs `body` with GTK ready.
    func onMainLoop(_ body: @MainActor () throws -> Void) throws {
        XCTAssertTrue(Thread.isMainThread)
        try MainActor.assumeIsolated {
            try XCTSkipIf(gtk_init_check() == 0, "no display")
            Complaints.collect()
            adw_init()
            MainLoop.install()
            // Otherwise the first window would load resources and observe high contrast, and its
            // test would report that as a leak.
            Resources.load()
            try body()
            drain()
        }
        let complaints = Complaints.take()
        XCTAssertEqual(complaints, [], "GTK complained")
    }
}

/// Runs the loop until `condition` holds; false after `seconds`.
@MainActor
@discardableResult
func pump(seconds: Double = 10, until condition: () -> Bool) -> Bool {
    // Wakes the loop, because the condition may change without an event.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    let deadline = DispatchTime.now() + seconds
    while !condition() {
        guard DispatchTime.now() < deadline else { return false }
        g_main_context_iteration(nil, 1)
    }
    return true
}

/// Runs the loop until `condition` holds or `seconds` have passed.
///
/// - Returns: The longest single iteration in seconds, during which the window was blocked.
@MainActor
func longestStall(seconds: Double = 10, until condition: () -> Bool) -> Double {
    // Ends each wait after a few milliseconds, so that a long iteration means work.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    let deadline = ContinuousClock.now + .seconds(seconds)
    var longest = Duration.zero
    while !condition(), ContinuousClock.now < deadline {
        let began = ContinuousClock.now
        g_main_context_iteration(nil, 1)
        longest = max(longest, ContinuousClock.now - began)
    }
    return longest / .seconds(1)
}

/// Runs the loop while events are pending, for at most half a second because spinners never stop.
@MainActor
func drain() {
    let deadline = DispatchTime.now() + 0.5
    while g_main_context_iteration(nil, 0) != 0, DispatchTime.now() < deadline {}
}

/// Runs the loop until `frames` frames of a window have been drawn.
@MainActor
func pump(frames: Int, of widget: some Widget) {
    let count = Counter()
    FrameClock.tick(widget) {
        count.value += 1
        return count.value <= frames
    }
    pump { count.value > frames }
}

/// Runs the loop until asynchronous work is done, and returns its result.
@MainActor
func finish<Value: Sendable>(
    _ work: @escaping @MainActor () async throws -> Value
) throws -> Value {
    let outcome = Outcome<Value>()
    Task {
        do {
            outcome.result = .success(try await work())
        } catch {
            outcome.result = .failure(error)
        }
    }
    pump { outcome.result != nil }
    return try XCTUnwrap(outcome.result, "the work took too long").get()
}

@MainActor
private final class Outcome<Value: Sendable> {
    var result: Result<Value, any Error>?
}

/// A number that closures share.
@MainActor
final class Counter {
    var value = 0
}

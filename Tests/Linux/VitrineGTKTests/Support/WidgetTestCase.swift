import CAdw
import Dispatch
import Foundation
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// A test of widgets: on the real main thread, with GLib's loop turned by the test itself.
///
/// It fails where GTK or GLib complains.
class WidgetTestCase: XCTestCase {
    /// Runs `body` with GTK ready.
    func onMainLoop(_ body: @MainActor () throws -> Void) throws {
        XCTAssertTrue(Thread.isMainThread)
        try MainActor.assumeIsolated {
            try XCTSkipIf(gtk_init_check() == 0, "no display")
            Complaints.collect()
            adw_init()
            MainLoop.install()
            // The first window of a process loads them and follows high contrast from then on, which
            // must not count as that test's leak.
            Resources.load()
            try body()
            drain()
        }
        let complaints = Complaints.take()
        XCTAssertEqual(complaints, [], "GTK complained")
    }
}

/// Turns the loop until `condition` holds; false after `seconds`.
@MainActor
@discardableResult
func pump(seconds: Double = 10, until condition: () -> Bool) -> Bool {
    // Wakes the loop, which else waits for an event though the condition may hold by the clock.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    let deadline = DispatchTime.now() + seconds
    while !condition() {
        guard DispatchTime.now() < deadline else { return false }
        g_main_context_iteration(nil, 1)
    }
    return true
}

/// Turns the loop until `condition` holds, at most so many seconds; returns the longest time in
/// seconds for which nothing else could have been drawn or answered.
@MainActor
func longestStall(seconds: Double = 10, until condition: () -> Bool) -> Double {
    // Ends each wait for an event after a few milliseconds, so that a long turn is work.
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

/// Turns the loop while it has something to do, at most half a second: spinners never rest.
@MainActor
func drain() {
    let deadline = DispatchTime.now() + 0.5
    while g_main_context_iteration(nil, 0) != 0, DispatchTime.now() < deadline {}
}

/// Turns the loop until `frames` frames of a window have been drawn.
@MainActor
func pump(frames: Int, of widget: some Widget) {
    let count = Counter()
    FrameClock.tick(widget) {
        count.value += 1
        return count.value <= frames
    }
    pump { count.value > frames }
}

/// Turns the loop until asynchronous work is done; returns its result.
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

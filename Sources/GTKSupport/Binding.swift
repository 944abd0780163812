public import CAdw
import Observation

/// Runs a closure now and again whenever an observed property that it read has changed.
///
/// Changes are collected: however many happen before the next frame, the closure runs once, before
/// layout and paint. It ends when its widget is destroyed.
@MainActor
public final class Binding {
    private var body: (@MainActor () -> Void)?
    private var isQueued = false

    /// Bindings that live, for tests of leaks.
    fileprivate static var liveCount = 0
    private static var queue: [Binding] = []

    fileprivate init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        Binding.liveCount += 1
    }

    isolated deinit { Binding.liveCount -= 1 }

    /// Runs the closure now and follows what it reads this time.
    public func run() {
        isQueued = false
        guard let body else { return }
        withObservationTracking {
            body()
        } onChange: { [weak self] in
            // Models belong to the main actor, so they change on its thread.
            MainActor.assumeIsolated { self?.enqueue() }
        }
    }

    fileprivate func end() { body = nil }

    private func enqueue() {
        guard body != nil, !isQueued else { return }
        isQueued = true
        Binding.queue.append(self)
        guard Binding.queue.count == 1 else { return }
        let flush: @convention(c) @MainActor (gpointer?) -> gboolean = { _ in
            Binding.flush()
            return 0
        }
        // Above resize (110) and redraw (120): https://docs.gtk.org/gtk4/const.PRIORITY_RESIZE.html
        g_idle_add_full(
            G_PRIORITY_HIGH_IDLE + 5,
            unsafeBitCast(flush, to: GSourceFunc.self),
            nil,
            nil
        )
    }

    private static func flush() {
        let batch = queue
        queue = []
        for binding in batch { binding.run() }
    }
}

extension Widget {
    /// Runs `body` now and whenever an observed property that it read has changed, until the
    /// widget is destroyed.
    ///
    /// `body` must not keep what owns the widget: capture that weakly.
    ///
    /// The result can run `body` out of turn, where waiting for the next frame would show.
    @discardableResult
    public func bind(_ body: @escaping @MainActor () -> Void) -> Binding {
        let binding = Binding(body)
        let trampoline: @convention(c) @MainActor (UnsafeMutableRawPointer) -> Void = { data in
            Unmanaged<Binding>.fromOpaque(data).takeUnretainedValue().end()
        }
        Signal.connect(
            pointer,
            "destroy",
            unsafeBitCast(trampoline, to: GCallback.self),
            binding
        )
        binding.run()
        return binding
    }
}

/// What is alive of this module, for tests of leaks.
@MainActor
public enum Liveness {
    /// How many bindings have not ended.
    public static var bindings: Int { Binding.liveCount }
}

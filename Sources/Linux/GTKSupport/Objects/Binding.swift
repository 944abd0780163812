import CAdw
import Observation

/// Runs a closure now, and again whenever an observed property that it read has changed.
///
/// Changes are coalesced: however many happen before the next frame, the closure runs once, before
/// layout and paint. It ends when its widget is destroyed.
@MainActor
public final class Binding {
    /// Reads what is observed; returns what to do with it, which is not observed.
    typealias Step = @MainActor () -> (@MainActor () -> Void)?

    private var step: Step?
    private var isQueued = false
    private let turn = Turn()
    private var tracking: Tracking?

    private static var queue: [Binding] = []
    private static var isReading = false

    fileprivate init(_ step: @escaping Step) {
        self.step = step
        Liveness.bindings += 1
    }

    isolated deinit { Liveness.bindings -= 1 }

    /// Runs the closure now and observes what it reads this time.
    public func run() {
        isQueued = false
        guard let step else { return }
        Liveness.runs += 1
        // Observation adds what a nested closure reads to what the outer one reads: the outer one
        // would run for every change that the inner one observes.
        assert(!Binding.isReading, "a binding made within a binding; bind(_:apply:) keeps apart")
        forget()
        let tracking = Tracking(self)
        self.tracking = tracking
        Binding.isReading = true
        let apply = withObservationTracking {
            _ = turn.number
            return step()
        } onChange: {
            // Models are isolated to the main actor, so they change on its thread.
            MainActor.assumeIsolated { tracking.binding?.enqueue() }
        }
        Binding.isReading = false
        apply?()
    }

    fileprivate func end() {
        step = nil
        forget()
    }
}

extension Binding {
    /// One run's observation, up to the first change.
    @MainActor
    private final class Tracking {
        weak var binding: Binding?

        init(_ binding: Binding) {
            self.binding = binding
            Liveness.trackings += 1
        }

        isolated deinit { Liveness.trackings -= 1 }
    }

    /// Read by every run, so that changing it ends the observation.
    @Observable
    fileprivate final class Turn {
        var number = 0
    }

    /// Ends the observation of the last run.
    ///
    /// Observation has no other way to end it than a change: a long-lived model that rarely changes
    /// would collect one entry per run.
    private func forget() {
        guard let tracking else { return }
        tracking.binding = nil
        self.tracking = nil
        turn.number &+= 1
    }

    private func enqueue() {
        tracking = nil
        guard step != nil, !isQueued else { return }
        isQueued = true
        Binding.queue.append(self)
        guard Binding.queue.count == 1 else { return }
        let flush: @convention(c) @MainActor (gpointer?) -> gboolean = { _ in
            Binding.flush()
            return 0
        }
        // Higher than resize (110) and redraw (120):
        // https://docs.gtk.org/gtk4/const.PRIORITY_RESIZE.html
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
        // A binding that was run early meanwhile has seen the change.
        for binding in batch where binding.isQueued { binding.run() }
    }
}

extension Widget {
    /// Runs `body` now and whenever an observed property that it read has changed, until the widget
    /// is destroyed.
    ///
    /// `body` must capture the widget's owner weakly, and must create no binding.
    ///
    /// The result can run `body` early, if waiting for the next frame would be visible.
    @discardableResult
    public func bind(_ body: @escaping @MainActor () -> Void) -> Binding {
        start(
            Binding {
                body()
                return nil
            }
        )
    }

    /// Runs `apply` now and whenever the value returned by `read` has changed, until the widget is
    /// destroyed.
    ///
    /// Only what `read` reads is observed, so that `apply` may do anything: fill lists, create
    /// widgets with bindings of their own, change the model. Capture the widget's owner weakly.
    @discardableResult
    public func bind<Value: Equatable>(
        _ read: @escaping @MainActor () -> Value,
        apply: @escaping @MainActor (Value) -> Void
    ) -> Binding {
        var last: Value?
        return start(
            Binding {
                let value = read()
                guard value != last else { return nil }
                last = value
                return { apply(value) }
            }
        )
    }

    private func start(_ binding: Binding) -> Binding {
        let trampoline: @convention(c) @MainActor (UnsafeMutableRawPointer) -> Void = { data in
            Unmanaged<Binding>.fromOpaque(data).takeUnretainedValue().end()
        }
        Signal.connect(pointer, "destroy", trampoline, binding)
        binding.run()
        return binding
    }
}

/// What is alive of this module: a log of memory tells it, and leaks are found by it.
@MainActor
public enum Liveness {
    /// How many bindings have not ended.
    public internal(set) static var bindings = 0
    /// Runs of bindings that are still observed: at most one per binding.
    public internal(set) static var trackings = 0
    /// How often bindings have run since the start.
    public internal(set) static var runs = 0
    /// Closures that C code retains.
    public internal(set) static var handlers = 0
    /// Cells that lists retain.
    public internal(set) static var cells = 0
}

import CAdw
import Observation

/// Runs a closure now and again whenever an observed property that it read has changed.
///
/// Changes are collected: however many happen before the next frame, the closure runs once, before
/// layout and paint. It ends when its widget is destroyed.
@MainActor
public final class Binding {
    /// Reads what is to be followed; returns what to do with it, which is not followed.
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

    /// Runs the closure now and follows what it reads this time.
    public func run() {
        isQueued = false
        guard let step else { return }
        // Observation adds what is read within to what is read around it: the outer closure would
        // run for every change that the inner one follows.
        assert(!Binding.isReading, "a binding made within a binding; bind(_:apply:) keeps apart")
        forget()
        let tracking = Tracking(self)
        self.tracking = tracking
        Binding.isReading = true
        let apply = withObservationTracking {
            _ = turn.number
            return step()
        } onChange: {
            // Models belong to the main actor, so they change on its thread.
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
    /// What reads are followed through until the first change of any of them.
    @MainActor
    private final class Tracking {
        weak var binding: Binding?

        init(_ binding: Binding) {
            self.binding = binding
            Liveness.trackings += 1
        }

        isolated deinit { Liveness.trackings -= 1 }
    }

    /// Read by every step, so that its change ends the following.
    @Observable
    fileprivate final class Turn {
        var number = 0
    }

    /// Ends the following of what was read last.
    ///
    /// Observation has no other way to end it than a change: a model that lives long and changes
    /// seldom would collect one entry a run.
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
        // One that ran out of turn meanwhile has seen the change.
        for binding in batch where binding.isQueued { binding.run() }
    }
}

extension Widget {
    /// Runs `body` now and whenever an observed property that it read has changed, until the
    /// widget is destroyed.
    ///
    /// `body` must not keep what owns the widget: capture that weakly. It must make no binding.
    ///
    /// The result can run `body` out of turn, where waiting for the next frame would show.
    @discardableResult
    public func bind(_ body: @escaping @MainActor () -> Void) -> Binding {
        start(
            Binding {
                body()
                return nil
            }
        )
    }

    /// Runs `apply` now and whenever the value that `read` returns has become another, until the
    /// widget is destroyed.
    ///
    /// Only what `read` reads is followed, so that `apply` may do what it likes: fill lists, make
    /// widgets with bindings of their own, change the model. Capture what owns the widget weakly.
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

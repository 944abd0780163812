import CAdw
import Observation

/// Runs a closure now, and again whenever an observed property that it read has changed.
///
/// Changes are coalesced: the closure runs once before the next frame's layout and paint, no matter
/// how many changes there were. The binding ends when GTK destroys its widget.
@MainActor
package final class Binding {
    /// Reads the observed properties and returns an action, whose own reads aren't observed.
    typealias Step = @MainActor () -> (@MainActor () -> Void)?

    private var step: Step?
    private var isQueued = false
    private let turn = Turn()
    private var tracking: Tracking?

    private static var queue: [Binding] = []
    private static var isReading = false

    fileprivate init(_ step: @escaping Step) {
        self.step = step
        LeakCounters.bindings += 1
    }

    isolated deinit { LeakCounters.bindings -= 1 }

    /// Runs the closure now and observes what it reads this time.
    package func run() {
        isQueued = false
        guard let step else { return }
        LeakCounters.runs += 1
        // Observation would add a nested closure's reads to those of the outer one. The outer
        // closure would then run for every change that the inner one observes.
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
    /// The observation of a single run, until the first change.
    @MainActor
    private final class Tracking {
        weak var binding: Binding?

        init(_ binding: Binding) {
            self.binding = binding
            LeakCounters.trackings += 1
        }

        isolated deinit { LeakCounters.trackings -= 1 }
    }

    /// A property that every run reads, so that changing it ends the observation.
    @Observable
    fileprivate final class Turn {
        var number = 0
    }

    /// Ends the observation of the last run.
    ///
    /// Only a change can end an observation. Otherwise a long-lived model that rarely changes would
    /// collect one entry per run.
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
        // A binding that ran early in the meantime has already seen the change.
        for binding in batch where binding.isQueued { binding.run() }
    }
}

extension Widget {
    /// Runs `body` now and whenever an observed property that it read has changed.
    ///
    /// The binding ends when GTK destroys the widget. `body` must capture the widget's owner
    /// weakly, and must not create a binding.
    ///
    /// Run the returned binding early if waiting for the next frame would be visible.
    @discardableResult
    package func bind(_ body: @escaping @MainActor () -> Void) -> Binding {
        start(
            Binding {
                body()
                return nil
            }
        )
    }

    /// Runs `apply` now and whenever the value that `read` returns has changed.
    ///
    /// The binding ends when GTK destroys the widget. Only the properties that `read` reads are
    /// observed, so `apply` may do anything: fill lists, create widgets that have bindings, or
    /// change the model. Capture the widget's owner weakly. For objects, return an ``Identity``.
    @discardableResult
    package func bind<Value: Equatable>(
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

    /// Runs `apply` now and whenever one of the values that `read` returns has changed; otherwise
    /// like `bind(_:apply:)` with one value.
    @discardableResult
    package func bind<each Value: Equatable>(
        _ read: @escaping @MainActor () -> (repeat each Value),
        apply: @escaping @MainActor (repeat each Value) -> Void
    ) -> Binding {
        var last: (repeat each Value)?
        return start(
            Binding {
                let values = read()
                var hasChanged = last == nil
                if let last {
                    for (old, new) in repeat (each last, each values) {
                        hasChanged = hasChanged || old != new
                    }
                }
                guard hasChanged else { return nil }
                last = values
                return { apply(repeat each values) }
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

/// Counts this module's live objects, to log memory usage and find leaks.
@MainActor
package enum LeakCounters {
    /// The number of bindings that haven't ended.
    package internal(set) static var bindings = 0
    /// The number of runs that are still observed: at most one per binding.
    package internal(set) static var trackings = 0
    /// The total number of binding runs since the start.
    package internal(set) static var runs = 0
    /// The number of closures that C code retains.
    package internal(set) static var handlers = 0
    /// The number of cells that lists retain.
    package internal(set) static var cells = 0
}

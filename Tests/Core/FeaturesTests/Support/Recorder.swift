import Observation

/// Writes down every value that an observed property has had.
///
/// An observer hears of a change just before it; what it reads then is the value that goes. So no
/// value is missed, however quickly they follow one another.
@MainActor
final class Recorder<Value: Equatable & Sendable> {
    private let read: @MainActor () -> Value
    private var past: [Value] = []
    private var observation = 0
    private let signal = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(_ read: @escaping @MainActor () -> Value) {
        self.read = read
        observe()
    }

    /// The values so far, the present one last; one that was set anew counts once.
    var values: [Value] { past.last == read() ? past : past + [read()] }

    /// Waits for a value, until the test's time is over.
    func wait(until isFound: (Value) -> Bool) async {
        var signals = signal.stream.makeAsyncIterator()
        while !isFound(read()) {
            if await signals.next(isolation: MainActor.shared) == nil { return }
        }
    }

    /// Waits for a value.
    func wait(for value: Value) async {
        await wait { $0 == value }
    }

    private func observe() {
        observation += 1
        let number = observation
        let value = withObservationTracking {
            read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.changes(number) }
        }
        if past.last != value { past.append(value) }
    }

    private func changes(_ number: Int) {
        guard number == observation else { return }
        observe()
        signal.continuation.yield()
        // What the new value is made of may be other properties than those of the old one.
        Task { [weak self] in
            self?.observe()
            self?.signal.continuation.yield()
        }
    }
}

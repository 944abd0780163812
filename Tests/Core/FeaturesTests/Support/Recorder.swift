import Observation

/// Records every value of an observed property.
///
/// `onChange` runs just before a change and reads the outgoing value, so no value is missed,
/// however quickly they change.
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

    /// The values so far, the current one last.
    ///
    /// Setting the same value again does not add it.
    var values: [Value] { past.last == read() ? past : past + [read()] }

    /// Waits for a value, or until the test is cancelled.
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
        // The new value may depend on other properties than the old one.
        Task { [weak self] in
            self?.observe()
            self?.signal.continuation.yield()
        }
    }
}

/// Holds one task at a time.
///
/// The task is cancelled when it is replaced, by ``cancel()``, and on deallocation. A cancelled
/// task's result is dropped.
@MainActor
public final class TaskSlot {
    private var task: Task<Void, Never>?

    /// Creates an empty slot.
    public init() {}

    isolated deinit { task?.cancel() }

    /// Cancels the task if there is one.
    public func cancel() {
        task?.cancel()
        task = nil
    }

    /// Replaces the task with `work`, which runs off the main actor; `apply` receives its result.
    ///
    /// The work starts at once, even while the main thread is busy.
    ///
    /// The owner is retained only while `apply` runs, so closing a screen releases its slot and
    /// cancels the work.
    public func run<Value: Sendable, Failure: Error, Owner: AnyObject & Sendable>(
        for owner: Owner,
        _ work: @escaping @Sendable () async throws(Failure) -> Value,
        then apply: @escaping @MainActor (Owner, Result<Value, Failure>) -> Void
    ) {
        task?.cancel()
        task = Task { @concurrent [weak owner] in
            let result: Result<Value, Failure>
            do throws(Failure) {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            await MainActor.run {
                guard let owner, !Task.isCancelled else { return }
                apply(owner, result)
            }
        }
    }

    /// Replaces the task with `body`, which should be short because it retains its owner while it
    /// runs.
    public func run<Owner: AnyObject & Sendable>(
        for owner: Owner,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) {
        task?.cancel()
        task = Task { [weak owner] in
            guard let owner, !Task.isCancelled else { return }
            await body(owner)
        }
    }

    /// Replaces the task with one that iterates over a sequence.
    ///
    /// `apply` receives each value, and the failure that ends the sequence. The owner is retained
    /// only while `apply` and `ended` run; by default nothing follows the end.
    public func follow<Values: AsyncSequence & Sendable, Owner: AnyObject & Sendable>(
        _ values: Values,
        for owner: Owner,
        _ apply: @escaping @MainActor (Owner, Result<Values.Element, Values.Failure>) -> Void,
        ended: @escaping @MainActor (Owner) -> Void = { _ in }
    ) where Values.Element: Sendable {
        task?.cancel()
        task = Task { [weak owner] in
            do throws(Values.Failure) {
                for try await value in values {
                    guard let owner, !Task.isCancelled else { return }
                    apply(owner, .success(value))
                }
                if let owner, !Task.isCancelled { ended(owner) }
            } catch {
                guard let owner, !Task.isCancelled else { return }
                apply(owner, .failure(error))
            }
        }
    }
}

/// Holds one task at a time: the only holder of tasks in this room.
///
/// Replacing, cancelling and the end of the slot all cancel the task. What came of a cancelled one
/// is told to nobody.
@MainActor
public final class TaskSlot {
    private var task: Task<Void, Never>?

    /// Makes an empty slot.
    public init() {}

    isolated deinit { task?.cancel() }

    /// Cancels the task, if there is one.
    public func cancel() {
        task?.cancel()
        task = nil
    }

    /// Replaces the task by `work`, off the main actor; `apply` gets what comes of it.
    ///
    /// The owner is kept only while `apply` runs: a screen that goes takes its slot with it, and
    /// that cancels the work.
    public func run<Value: Sendable, Failure: Error, Owner: AnyObject & Sendable>(
        for owner: Owner,
        _ work: @escaping @Sendable () async throws(Failure) -> Value,
        then apply: @escaping @MainActor (Owner, Result<Value, Failure>) -> Void
    ) {
        task?.cancel()
        task = Task { [weak owner] in
            let result: Result<Value, Failure>
            do throws(Failure) {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            guard let owner, !Task.isCancelled else { return }
            apply(owner, result)
        }
    }

    /// Replaces the task by `body`, which keeps its owner while it runs: for what is over soon.
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

    /// Replaces the task by the following of a sequence: `apply` gets every value, and the failure
    /// that ends it.
    ///
    /// The owner is kept only while `apply` runs.
    public func follow<Values: AsyncSequence & Sendable, Owner: AnyObject & Sendable>(
        _ values: Values,
        for owner: Owner,
        _ apply: @escaping @MainActor (Owner, Result<Values.Element, Values.Failure>) -> Void
    ) where Values.Element: Sendable {
        task?.cancel()
        task = Task { [weak owner] in
            do throws(Values.Failure) {
                for try await value in values {
                    guard let owner, !Task.isCancelled else { return }
                    apply(owner, .success(value))
                }
            } catch {
                guard let owner, !Task.isCancelled else { return }
                apply(owner, .failure(error))
            }
        }
    }
}

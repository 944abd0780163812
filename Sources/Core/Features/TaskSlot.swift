/// Holds one task at a time.
///
/// Replacing, cancelling and deallocating all cancel the task. The result of a cancelled task is
/// dropped.
@MainActor
public final class TaskSlot {
    private var task: Task<Void, Never>?

    /// Starts empty.
    public init() {}

    isolated deinit { task?.cancel() }

    /// Cancels the task, if there is one.
    public func cancel() {
        task?.cancel()
        task = nil
    }

    /// Replaces the task with `work`, off the main actor; `apply` receives its result.
    ///
    /// The owner is retained only while `apply` runs, so that closing a screen releases its slot
    /// and thereby cancels the work.
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

    /// Replaces the task with `body`, which retains its owner while it runs: for short work.
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

    /// Replaces the task with one that iterates a sequence: `apply` receives every value, and the
    /// failure that ends it.
    ///
    /// The owner is retained only while `apply` runs.
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

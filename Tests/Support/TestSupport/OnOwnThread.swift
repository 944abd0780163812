import Primitives
package import Testing

/// Runs each test on a new thread, where it may make blocking calls.
package struct OnOwnThread: TestTrait, SuiteTrait, TestScoping {
    /// True, so that the trait applies to the tests of a suite.
    package var isRecursive: Bool { true }

    /// Runs one case of a test.
    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(QueueExecutor(label: "Test")) { try await function() }
    }
}

extension Trait where Self == OnOwnThread {
    /// A trait for tests that make blocking calls.
    package static var onOwnThread: OnOwnThread { OnOwnThread() }
}

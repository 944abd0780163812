import Primitives
package import Testing

/// Runs each test on a thread of its own, where it may call what blocks.
package struct OnOwnThread: TestTrait, SuiteTrait, TestScoping {
    /// Also the tests of a suite.
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
    /// For tests that call what blocks.
    package static var onOwnThread: OnOwnThread { OnOwnThread() }
}

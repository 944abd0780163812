import Primitives

/// Loads images that may be needed soon, after everything that is visible.
///
/// Releasing it cancels its loads.
public final class ImagePrefetcher<Image: Sendable>: Sendable {
    /// Where prefetched images end up.
    public enum Destination: Sendable {
        /// Decoded, in memory.
        case memory
        /// Downloaded, on disk.
        case disk
    }

    private struct State {
        var number = 0
        var tasks: [ImageRequest: (number: Int, task: Task<Void, Never>)] = [:]
    }

    private let pipeline: ImagePipeline<Image>
    private let destination: Destination
    private let state = Locked(State())

    /// The destination is `memory` by default.
    public init(pipeline: ImagePipeline<Image>, destination: Destination = .memory) {
        self.pipeline = pipeline
        self.destination = destination
    }

    deinit { stopAll() }

    /// Starts loading those that are neither in memory nor already started.
    ///
    /// Errors are reported only when the image itself is requested.
    public func start(_ requests: some Sequence<ImageRequest>) {
        for request in requests where pipeline.cachedImage(for: request) == nil {
            state.withLock { state in
                guard state.tasks[request] == nil else { return }
                state.number += 1
                state.tasks[request] = (state.number, begin(request, state.number))
            }
        }
    }

    /// Cancels those that are unfinished; loads with other waiters continue.
    public func stop(_ requests: some Sequence<ImageRequest>) {
        for request in requests {
            state.withLock { $0.tasks.removeValue(forKey: request) }?.task.cancel()
        }
    }

    /// Cancels everything unfinished.
    public func stopAll() {
        let tasks = state.withLock { state in
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for entry in tasks { entry.task.cancel() }
    }

    /// How many are unfinished.
    public var count: Int { state.withLock { $0.tasks.count } }
}

extension ImagePrefetcher {
    private func begin(_ request: ImageRequest, _ number: Int) -> Task<Void, Never> {
        let (pipeline, destination, state) = (pipeline, destination, state)
        return Task(priority: .utility) {
            do throws(ImageError) {
                switch destination {
                case .memory: _ = try await pipeline.image(for: request, priority: .prefetch)
                case .disk: _ = try await pipeline.data.data(for: request, priority: .prefetch)
                }
            } catch {
                // Whoever requests the image gets the error; nobody has yet.
            }
            state.withLock { state in
                if state.tasks[request]?.number == number { state.tasks[request] = nil }
            }
        }
    }
}

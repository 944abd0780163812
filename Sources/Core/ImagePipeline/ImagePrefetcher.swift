import Primitives

/// Loads images that may be wanted soon, after everything that is visible.
///
/// Dropping it stops what it has begun.
public final class ImagePrefetcher<Image: Sendable>: Sendable {
    /// How far images are brought.
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

    /// Makes a prefetcher; `memory` by default.
    public init(pipeline: ImagePipeline<Image>, destination: Destination = .memory) {
        self.pipeline = pipeline
        self.destination = destination
    }

    deinit { stopAll() }

    /// Begins those that are neither in memory nor begun.
    ///
    /// Failures show when the image is asked for.
    public func start(_ requests: some Sequence<ImageRequest>) {
        for request in requests where pipeline.cachedImage(for: request) == nil {
            state.withLock { state in
                guard state.tasks[request] == nil else { return }
                state.number += 1
                state.tasks[request] = (state.number, begin(request, state.number))
            }
        }
    }

    /// Stops those that are not done; what others wait for goes on.
    public func stop(_ requests: some Sequence<ImageRequest>) {
        for request in requests {
            state.withLock { $0.tasks.removeValue(forKey: request) }?.task.cancel()
        }
    }

    /// Stops all that is not done.
    public func stopAll() {
        let tasks = state.withLock { state in
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for entry in tasks { entry.task.cancel() }
    }

    /// How many are not done.
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
                // Whoever asks for the image is told; nobody has asked yet.
            }
            state.withLock { state in
                if state.tasks[request]?.number == number { state.tasks[request] = nil }
            }
        }
    }
}

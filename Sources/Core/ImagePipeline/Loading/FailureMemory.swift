import Foundation
import Networking

/// Recently failed downloads, so that scrolling past them again does not flood the service.
struct FailureMemory {
    private struct Failure {
        let error: ImageError
        let until: Date
    }

    /// Far more than a run normally has; beyond it, all are forgotten and retried.
    private static let countLimit = 2_000

    private let duration: TimeInterval
    private var failures: [ImageDataKey: Failure] = [:]
    /// How often a reachable service has failed to deliver an image since it last succeeded.
    private var attempts: [ImageDataKey: Int] = [:]

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Why an image failed, while that is remembered.
    func error(of key: ImageDataKey, at time: Date) -> ImageError? {
        guard let failure = failures[key], time < failure.until else { return nil }
        return failure.error
    }

    /// How often the service has failed to deliver an image in this run.
    ///
    /// Unlike errors, this is reset only when the image arrives.
    func attempts(of key: ImageDataKey) -> Int { attempts[key, default: 0] }

    mutating func remember(_ error: ImageError, of key: ImageDataKey, at time: Date) {
        guard error != .cancelled else { return }
        if error.isOfService { attempts[key, default: 0] += 1 }
        if failures.count >= Self.countLimit { failures = [:] }
        let until = error.isLasting ? Date.distantFuture : time.addingTimeInterval(duration)
        failures[key] = Failure(error: error, until: until)
    }

    /// The image has arrived.
    mutating func forget(_ key: ImageDataKey) {
        failures[key] = nil
        attempts[key] = nil
    }

    /// The user asked for a retry; the attempt count stays.
    mutating func forgetFailure(of key: ImageDataKey) {
        failures[key] = nil
    }

    mutating func forgetAll() {
        failures = [:]
    }
}

extension ImageError {
    /// The service says that the image does not exist.
    fileprivate var isLasting: Bool {
        guard case .download(.status(let response)) = self else { return false }
        return response.status == 404 || response.status == 410
    }

    /// The service was reachable and is at fault.
    fileprivate var isOfService: Bool {
        switch self {
        case .download(.status), .download(.connection): true
        case .download, .undecodable, .tooLarge, .storage, .cancelled: false
        }
    }
}

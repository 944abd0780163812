import Foundation
import Networking

/// Recent download errors, remembered so that scrolling past them again doesn't flood the service.
struct FailureMemory {
    private struct Failure {
        let error: ImageError
        let until: Date
    }

    /// The maximum number of errors, far more than a usual run has; beyond it, all are dropped.
    private static let countLimit = 2_000

    private let duration: TimeInterval
    private var failures: [ImageDataKey: Failure] = [:]
    /// How many times a reachable service has failed to deliver each image since its last success.
    private var attempts: [ImageDataKey: Int] = [:]

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Returns the error of an image while it is remembered, or nil.
    func error(of key: ImageDataKey, at time: Date) -> ImageError? {
        guard let failure = failures[key], time < failure.until else { return nil }
        return failure.error
    }

    /// Returns how many times the service has failed to deliver an image in this run.
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

    /// Resets the error and count after the image has arrived.
    mutating func forget(_ key: ImageDataKey) {
        failures[key] = nil
        attempts[key] = nil
    }

    /// Drops the error because the user asked for a retry; the count remains.
    mutating func forgetFailure(of key: ImageDataKey) {
        failures[key] = nil
    }

    mutating func forgetAll() {
        failures = [:]
    }
}

extension ImageError {
    /// Whether the service responded that the image doesn't exist.
    fileprivate var isLasting: Bool {
        guard case .download(.status(let response)) = self else { return false }
        return response.status == 404 || response.status == 410
    }

    /// Whether the service was reachable, making the failure its own.
    fileprivate var isOfService: Bool {
        switch self {
        case .download(.status), .download(.connection), .download(.undecodable): true
        case .download, .undecodable, .tooLarge, .storage, .cancelled: false
        }
    }
}

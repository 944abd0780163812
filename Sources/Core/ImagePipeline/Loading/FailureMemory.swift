import Foundation
import Networking

/// Which downloads failed lately, so that scrolling past them again does not hammer the service.
struct FailureMemory {
    private struct Failure {
        let error: ImageError
        let until: Date
    }

    /// Far more than a person meets in a run; beyond it, all is forgotten and tried anew.
    private static let countLimit = 2_000

    private let duration: TimeInterval
    private var failures: [ImageDataKey: Failure] = [:]
    /// How often a service that was there failed to bring an image, since it last brought it.
    private var attempts: [ImageDataKey: Int] = [:]

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Why an image failed, while that is remembered.
    func error(of key: ImageDataKey, at time: Date) -> ImageError? {
        guard let failure = failures[key], time < failure.until else { return nil }
        return failure.error
    }

    /// How often an image's service has failed to bring it in this run.
    ///
    /// Whatever is forgotten, this is not: only the image itself ends it.
    func attempts(of key: ImageDataKey) -> Int { attempts[key, default: 0] }

    mutating func remember(_ error: ImageError, of key: ImageDataKey, at time: Date) {
        guard error != .cancelled else { return }
        if error.isOfService { attempts[key, default: 0] += 1 }
        if failures.count >= Self.countLimit { failures = [:] }
        let until = error.isLasting ? Date.distantFuture : time.addingTimeInterval(duration)
        failures[key] = Failure(error: error, until: until)
    }

    /// The image has come.
    mutating func forget(_ key: ImageDataKey) {
        failures[key] = nil
        attempts[key] = nil
    }

    /// A person asks for it again; that is no reason to count its attempts anew.
    mutating func forgetFailure(of key: ImageDataKey) {
        failures[key] = nil
    }

    mutating func forgetAll() {
        failures = [:]
    }
}

extension ImageError {
    /// The service says that there is no such image.
    fileprivate var isLasting: Bool {
        guard case .download(.status(let response)) = self else { return false }
        return response.status == 404 || response.status == 410
    }

    /// The service was there, and is to blame.
    fileprivate var isOfService: Bool {
        switch self {
        case .download(.status), .download(.connection): true
        case .download, .undecodable, .tooLarge, .storage, .cancelled: false
        }
    }
}

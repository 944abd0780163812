#if canImport(UIKit)
public import Foundation
import UIKit

/// Reports memory pressure and heat, so that caches can be emptied.
@MainActor
public final class SystemPressure {
    private let center: NotificationCenter
    private var observers: [any NSObjectProtocol] = []

    /// Starts observing, until the object is released.
    ///
    /// - Parameters:
    ///   - center: The notification center; the system's by default.
    ///   - relieve: Called on the main actor when the system needs memory, and when it is too hot
    ///     to decode ahead.
    public init(
        center: NotificationCenter = .default,
        relieve: @escaping @MainActor @Sendable () -> Void
    ) {
        self.center = center
        let memory = UIApplication.didReceiveMemoryWarningNotification
        observers = [memory, ProcessInfo.thermalStateDidChangeNotification].map { name in
            center.addObserver(forName: name, object: nil, queue: .main) { _ in
                let heat = ProcessInfo.processInfo.thermalState.rawValue
                guard name == memory || heat >= Self.tooHot.rawValue else { return }
                MainActor.assumeIsolated { relieve() }
            }
        }
    }

    isolated deinit {
        for observer in observers { center.removeObserver(observer) }
    }

    private nonisolated static let tooHot = ProcessInfo.ThermalState.serious
}
#endif

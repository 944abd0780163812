public import Dispatch
public import Foundation

// https://developer.apple.com/documentation/network/nwpath — iOS 12
public struct NWPath: Equatable, Sendable {
    // https://developer.apple.com/documentation/network/nwpath/status-swift.enum — iOS 12, s:7Network6NWPathV6StatusO
    public enum Status: Sendable {
        // https://developer.apple.com/documentation/network/nwpath/status-swift.enum/satisfied — s:7Network6NWPathV6StatusO9satisfiedyA2EmF
        case satisfied
        case unsatisfied
        case requiresConnection
    }
    public let status: NWPath.Status
}
// https://developer.apple.com/documentation/network/nwpathmonitor — iOS 12, s:7Network13NWPathMonitorC
final public class NWPathMonitor: Sendable {
    public init() { fatalError() }
    // https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler — iOS 12, s:7Network13NWPathMonitorC17pathUpdateHandleryAA0B0VcSgvp
    @preconcurrency final public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { fatalError() }
        set { fatalError() }
    }
    // https://developer.apple.com/documentation/network/nwpathmonitor/start(queue:) — iOS 12
    final public func start(queue: DispatchQueue) { fatalError() }
    // https://developer.apple.com/documentation/network/nwpathmonitor/cancel() — iOS 12
    final public func cancel() { fatalError() }
}

public import Foundation

// APIs that Apple's Foundation has and Linux's lacks. scripts/check-apple imports them into each file.

extension ProcessInfo {
    // https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum — iOS 11
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    // https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.property — iOS 11
    public var thermalState: ProcessInfo.ThermalState { fatalError() }
    // https://developer.apple.com/documentation/foundation/processinfo/thermalstatedidchangenotification — iOS 11
    public class var thermalStateDidChangeNotification: NSNotification.Name { fatalError() }
    // https://developer.apple.com/documentation/foundation/processinfo/operatingsystemversionstring — iOS 2
}
extension ProcessInfo {
    // https://developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:) — iOS 8.2
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) { fatalError() }
}
extension URL {
    // https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource() — iOS 8
    public func startAccessingSecurityScopedResource() -> Bool { fatalError() }
    // https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource() — iOS 8
    public func stopAccessingSecurityScopedResource() { fatalError() }
}

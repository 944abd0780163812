import Foundation

extension Bundle {
    /// The bundle that Xcode and SwiftPM generate for a target with resources.
    static var module: Bundle { .main }
}

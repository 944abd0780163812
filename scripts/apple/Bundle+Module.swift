import Foundation

extension Bundle {
    /// What Xcode and SwiftPM generate for a target that has resources.
    static var module: Bundle { .main }
}

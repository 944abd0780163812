public import Foundation

// https://developer.apple.com/documentation/avfaudio/avaudiosession — iOS 3
open class AVAudioSession: NSObject, @unchecked Sendable {
    open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    public struct Category: Hashable, Sendable {
        public static var playback: AVAudioSession.Category { fatalError() }
        public static var ambient: AVAudioSession.Category { fatalError() }
    }
    // https://developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct/movieplayback — iOS 6
    public struct Mode: Hashable, Sendable {
        public static var moviePlayback: AVAudioSession.Mode { fatalError() }
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }
    // https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:mode:options:) — iOS 10
    open func setCategory(_ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []) throws { fatalError() }
    open func setCategory(_ category: AVAudioSession.Category) throws { fatalError() }
    // https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions — iOS 6
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var notifyOthersOnDeactivation: AVAudioSession.SetActiveOptions { fatalError() }
    }
    // https://developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:) — iOS 6
    open func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws { fatalError() }
}

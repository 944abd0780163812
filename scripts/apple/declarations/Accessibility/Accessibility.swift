public import Foundation

// https://developer.apple.com/documentation/accessibility/accessibilitynotification — iOS 17
public enum AccessibilityNotification {
    // https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement — iOS 17, s:13Accessibility0A12NotificationO12AnnouncementV
    public struct Announcement {
        public init(_ announcement: String) { fatalError() }
        public init(_ announcement: AttributedString) { fatalError() }
        // https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/post() — iOS 17
        public func post() { fatalError() }
    }
}

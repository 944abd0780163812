public import Foundation
import Primitives

/// The parser for the Retry-After field (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// Returns the delay from `now`: zero for a date in the past, nil if the value is neither
    /// seconds nor a date.
    static func delay(_ value: String, now: Date) -> Duration? {
        let value = value.trimmingCharacters(in: .whitespaces)
        if !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) {
            return Double(value).map(Duration.init(clampingSeconds:))
        }
        guard let date = date(value) else { return nil }
        return Duration(clampingSeconds: date.timeIntervalSince(now))
    }

    /// Parses a date in any of HTTP's three formats (RFC 9110, section 5.6.7).
    static func date(_ value: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        for format in [
            "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
            "EEE MMM d HH:mm:ss yyyy",
        ] {
            formatter.dateFormat = format
            if let date = formatter.date(from: value) { return date }
        }
        return nil
    }
}

extension HTTPResponse {
    /// Returns the delay that the service requests with Retry-After, regardless of status.
    ///
    /// - Parameter now: The date to compare a date in the field with; nil, the default, means the
    ///   response's own Date, so that the two clocks need not agree.
    /// - Returns: Zero for a date in the past; nil without a valid field.
    public func retryAfter(now: Date? = nil) -> Duration? {
        guard let value = headers["Retry-After"] else { return nil }
        let served = now ?? headers["Date"].flatMap(RetryAfter.date)
        return RetryAfter.delay(value, now: served ?? Date())
    }
}

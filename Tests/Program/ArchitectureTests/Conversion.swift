/// Finds conversions that end the program if a number from outside doesn't fit.
enum Conversion {
    /// Whether a line converts anything but text to an integer, or anything but a literal to a
    /// duration, without the helpers in `Primitives/Double+Conversion.swift`.
    ///
    /// A reader of lines doesn't know types. Text that becomes an integer therefore has one of a few
    /// names: `Int(key)`, `Int(text)`.
    static func isUnchecked(_ line: String) -> Bool {
        line.contains(integer) || line.contains(duration)
    }

    private static var integer: Regex<Substring> {
        /\bU?Int(?:8|16|32|64)?(?:\.init)?(?:\((?!(?:whole|clamping|ascii):|(?:key|name|text|genre\.key|match\.1)\))|\.init\))/
    }

    private static var duration: Regex<Substring> {
        /\bDuration(?:\.init)?\((?!clampingSeconds:)|\.(?:seconds|milliseconds|microseconds|nanoseconds)\((?!\d[\d_.]*\))/
    }
}

import CAdw

/// A key press, on the main keyboard or the keypad.
package enum Key: Hashable, Sendable {
    /// A lowercase letter, a digit or a symbol, typed without Control.
    case character(Character)
    case control(Character)
    case left
    case right
    case up
    case down

    init?(_ value: UInt32, modifiers: UInt32) {
        let isControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
        guard modifiers & (GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) == 0 else { return nil }
        switch Int32(bitPattern: value) {
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        default:
            // https://docs.gtk.org/gdk4/func.keyval_to_unicode.html
            let number = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
            guard number != 0, let scalar = Unicode.Scalar(number) else { return nil }
            self = isControl ? .control(Character(scalar)) : .character(Character(scalar))
        }
    }
}

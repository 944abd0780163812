import CAdw

/// A key press, on the main keyboard or the keypad.
package enum Key: Hashable, Sendable {
    /// A lowercase letter, a digit or a symbol, typed without Control and Alt.
    case character(Character)
    case control(Character)
    case alt(Character)
    case left
    case right
    case up
    case down

    /// Reads a key event.
    ///
    /// A key whose letter isn't Latin counts as the one at its place on a US keyboard, and one of the
    /// row of digits as its digit, which French and Czech keyboards type with Shift; but `+`, `-` and
    /// `=` stay what they are.
    ///
    /// - Parameters:
    ///   - value: the typed key value.
    ///   - code: the key's hardware code, which X11 and Wayland share.
    ///   - modifiers: the modifiers that are down.
    init?(_ value: UInt32, code: UInt32, modifiers: UInt32) {
        guard modifiers & GDK_SUPER_MASK.rawValue == 0 else { return nil }
        switch Int32(bitPattern: value) {
        case _ where modifiers & GDK_ALT_MASK.rawValue != 0:
            guard let character = Self.character(value, code) else { return nil }
            self = .alt(character)
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        default:
            guard let character = Self.character(value, code) else { return nil }
            let isControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
            self = isControl ? .control(character) : .character(character)
        }
    }

    /// A key with Control or Alt in GTK's notation, such as `<Control>r`; nil for other keys.
    package var accelerator: String? {
        switch self {
        case .control(let character): "<Control>\(character)"
        case .alt(let character): "<Alt>\(character)"
        default: nil
        }
    }

    private static func character(_ value: UInt32, _ code: UInt32) -> Character? {
        // https://docs.gtk.org/gdk4/func.keyval_to_unicode.html
        let number = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
        let typed = Unicode.Scalar(number).map(Character.init)
        if let typed, typed.isASCII, typed.isLetter || typed.isNumber || " +-=".contains(typed) {
            return typed
        }
        return places[code] ?? (number == 0 ? nil : typed)
    }

    /// The characters of a US keyboard by hardware code, which is that of the kernel plus 8.
    ///
    /// https://docs.kernel.org/input/event-codes.html
    private static let places: [UInt32: Character] = {
        let rows: [(UInt32, String)] = [
            (10, "1234567890"), (24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm"),
        ]
        return Dictionary(
            uniqueKeysWithValues: rows.flatMap { first, row in
                zip(first..., row).map { ($0, $1) }
            }
        )
    }()
}

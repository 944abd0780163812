import CAtspi
import ScreenDriver

/// An accessible's answer to a question; owns the reply, a tuple.
final class Answer {
    private let reply: OpaquePointer

    /// Takes over the caller's reference.
    init(owning reply: OpaquePointer) {
        self.reply = reply
    }

    deinit {
        g_variant_unref(reply)
    }

    /// To ``Question/role(of:)``.
    var role: Role {
        let role = AtspiRole(rawValue: first(g_variant_get_uint32))
        // Newer versions of at-spi2-core rename the button role, and newer versions of GTK
        // distinguish kinds of buttons and menu items.
        switch role {
        case ATSPI_ROLE_PUSH_BUTTON, ATSPI_ROLE_TOGGLE_BUTTON: return .button
        case ATSPI_ROLE_CHECK_MENU_ITEM, ATSPI_ROLE_RADIO_MENU_ITEM: return .menuItem
        default: break
        }
        guard let name = atspi_role_get_name(role) else { return Role(rawValue: "") }
        defer { g_free(name) }
        return Role(rawValue: String(cString: name))
    }

    /// To ``Question/states(of:)``: two words of bits.
    var states: Set<State> {
        first { words in
            let bits = (0..<g_variant_n_children(words)).map { index in
                let word = g_variant_get_child_value(words, index)
                defer { g_variant_unref(word) }
                return g_variant_get_uint32(word)
            }
            return Set(
                State.allCases.filter { state in
                    let place = Int(state.atspi.rawValue)
                    return place / 32 < bits.count && bits[place / 32] >> (place % 32) & 1 == 1
                }
            )
        }
    }

    /// To ``Question/children(of:)``.
    var addresses: [Address] {
        first { list in
            (0..<g_variant_n_children(list)).compactMap { index in
                let child = g_variant_get_child_value(list, index)
                defer { g_variant_unref(child) }
                return child.flatMap(Address.init)
            }
        }
    }

    /// To ``Question/element(atX:y:in:)``; nil if nothing is drawn there.
    var address: Address? { first(Address.init) }

    /// To ``Question/text(of:)`` and ``Question/roleName(of:)``.
    var text: String { string(in: reply, at: 0) }

    /// To ``Question/name(of:)``.
    var name: String {
        property { g_variant_get_string($0, nil).map { String(cString: $0) } ?? "" }
    }

    /// To ``Question/parent(of:)``.
    var parent: Address? { property(Address.init) }

    /// To ``Question/value(of:)``.
    var value: Double { property(g_variant_get_double) }

    /// To ``Question/frame(of:)``.
    var frame: Frame {
        first { place in
            let numbers = (0..<4).map { index in
                let number = g_variant_get_child_value(place, gsize(index))
                defer { g_variant_unref(number) }
                return Int(g_variant_get_int32(number))
            }
            return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    /// To ``Question/actions(of:)``: their names, in the program's language.
    var actions: [String] {
        first { list in
            (0..<g_variant_n_children(list)).compactMap { index in
                let action = g_variant_get_child_value(list, index)
                defer { g_variant_unref(action) }
                return action.map { string(in: $0, at: 0) }
            }
        }
    }

    /// To ``Question/press(_:action:)``.
    var isDone: Bool { first(g_variant_get_boolean) != 0 }
}

extension Answer {
    private func first<Value>(_ read: (OpaquePointer) -> Value) -> Value {
        guard let child = g_variant_get_child_value(reply, 0) else {
            preconditionFailure("g_variant_get_child_value never answers NULL")
        }
        defer { g_variant_unref(child) }
        return read(child)
    }

    private func property<Value>(_ read: (OpaquePointer) -> Value) -> Value {
        first { variant in
            guard let value = g_variant_get_variant(variant) else {
                preconditionFailure("g_variant_get_variant never answers NULL")
            }
            defer { g_variant_unref(value) }
            return read(value)
        }
    }
}

extension State {
    fileprivate var atspi: AtspiStateType {
        switch self {
        case .active: ATSPI_STATE_ACTIVE
        case .busy: ATSPI_STATE_BUSY
        case .checked: ATSPI_STATE_CHECKED
        case .editable: ATSPI_STATE_EDITABLE
        case .enabled: ATSPI_STATE_ENABLED
        case .expandable: ATSPI_STATE_EXPANDABLE
        case .expanded: ATSPI_STATE_EXPANDED
        case .focusable: ATSPI_STATE_FOCUSABLE
        case .focused: ATSPI_STATE_FOCUSED
        case .invalid: ATSPI_STATE_INVALID_ENTRY
        case .modal: ATSPI_STATE_MODAL
        case .pressed: ATSPI_STATE_PRESSED
        case .selected: ATSPI_STATE_SELECTED
        case .sensitive: ATSPI_STATE_SENSITIVE
        case .showing: ATSPI_STATE_SHOWING
        case .visible: ATSPI_STATE_VISIBLE
        }
    }
}

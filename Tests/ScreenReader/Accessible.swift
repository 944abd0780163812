import CAtspi
import ScreenDriver

/// One libatspi accessible; owns a reference to it.
///
/// A call to an element that has gone in between answers with nothing: the next tree shows that.
final class Accessible {
    let pointer: UnsafeMutablePointer<AtspiAccessible>

    /// Takes one more reference.
    init(_ pointer: UnsafeMutablePointer<AtspiAccessible>) {
        self.pointer = pointer
        g_object_ref(pointer)
    }

    /// Takes over a reference.
    private init(owning pointer: UnsafeMutablePointer<AtspiAccessible>) {
        self.pointer = pointer
    }

    deinit {
        g_object_unref(pointer)
    }

    /// The program's address on the bus and the element's path within it.
    var id: String {
        let object = pointer.pointee.parent
        let program = object.app.flatMap { $0.pointee.bus_name }.map { String(cString: $0) }
        return (program ?? "") + (object.path.map { String(cString: $0) } ?? "")
    }

    /// The pointer with a reference that is never given back.
    func retained() -> UnsafeMutablePointer<AtspiAccessible> {
        g_object_ref(pointer)
        return pointer
    }

    func role() -> String {
        text(atspi_accessible_get_role_name(pointer, nil)) ?? ""
    }

    func name() -> String {
        text(atspi_accessible_get_name(pointer, nil)) ?? ""
    }

    func states() -> Set<State> {
        guard let set = atspi_accessible_get_state_set(pointer) else { return [] }
        defer { g_object_unref(set) }
        return Set(State.allCases.filter { atspi_state_set_contains(set, $0.atspi) != 0 })
    }

    func childCount() -> Int {
        max(0, Int(atspi_accessible_get_child_count(pointer, nil)))
    }

    func child(at index: Int) -> Accessible? {
        atspi_accessible_get_child_at_index(pointer, gint(index), nil)
            .map(Accessible.init(owning:))
    }

    func children() -> [Accessible] {
        (0..<childCount()).compactMap(child)
    }

    /// What is drawn at a point of the window, this element or one below it.
    func element(x: Int, y: Int) -> Accessible? {
        guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
        defer { g_object_unref(component) }
        let found = atspi_component_get_accessible_at_point(
            component,
            gint(x),
            gint(y),
            ATSPI_COORD_TYPE_WINDOW,
            nil
        )
        return found.map(Accessible.init(owning:))
    }

    func parent() -> Accessible? {
        atspi_accessible_get_parent(pointer, nil).map(Accessible.init(owning:))
    }

    func text() -> String? {
        guard let holder = atspi_accessible_get_text_iface(pointer) else { return nil }
        defer { g_object_unref(holder) }
        let end = atspi_text_get_character_count(holder, nil)
        return text(atspi_text_get_text(holder, 0, max(0, end), nil))
    }

    /// Its place in its window: GTK 4 knows no other.
    func frame() -> Frame? {
        guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
        defer { g_object_unref(component) }
        guard let place = atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil)
        else { return nil }
        defer { g_free(place) }
        return Frame(
            x: Int(place.pointee.x),
            y: Int(place.pointee.y),
            width: Int(place.pointee.width),
            height: Int(place.pointee.height)
        )
    }

    func value() -> Double? {
        guard let holder = atspi_accessible_get_value_iface(pointer) else { return nil }
        defer { g_object_unref(holder) }
        return atspi_value_get_current_value(holder, nil)
    }
}

extension Accessible {
    /// Takes over a string of libatspi.
    private func text(_ owned: UnsafeMutablePointer<gchar>?) -> String? {
        guard let owned else { return nil }
        defer { g_free(owned) }
        return String(cString: owned)
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

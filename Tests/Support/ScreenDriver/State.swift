/// States of an accessible: a selection of AT-SPI's, with the same names.
public enum State: String, Codable, CaseIterable, Sendable {
    case active, busy, checked, editable, enabled, expandable, expanded, focusable, focused
    case invalid, modal, pressed, selected, sensitive, showing, visible
}

import ScreenDriver

extension Element {
    /// The roles that need a name: controls, and containers that screen readers announce.
    private static let named: Set<Role> = [
        .button, .row, .cell, .menuItem, .entry, .window, .dialog, .alert,
        Role(rawValue: "entry"), Role(rawValue: "password text"), Role(rawValue: "toggle button"),
        Role(rawValue: "check box"), Role(rawValue: "radio button"), Role(rawValue: "switch"),
        Role(rawValue: "combo box"), Role(rawValue: "slider"), Role(rawValue: "spin button"),
        Role(rawValue: "check menu item"), Role(rawValue: "radio menu item"),
        Role(rawValue: "menu"), Role(rawValue: "link"), Role(rawValue: "page tab"),
        Role(rawValue: "list"), Role(rawValue: "table"),
    ]

    /// Showing controls without a name, with their class as the name, or with a repeated name.
    ///
    /// Omits complaints that contain one of `allowed`: parts that GTK and libadwaita create.
    func namingComplaints(allowing allowed: [String] = []) -> [String] {
        complaints(within: "", named: nil).filter { complaint in
            !allowed.contains { complaint.contains($0) }
        }
    }

    private func complaints(within path: String, named outer: String?) -> [String] {
        guard isShowing || role == .application || path.isEmpty else { return [] }
        let place = "\(path)/\(role.rawValue) \"\(name)\""
        var found: [String] = []
        var nearest = outer
        if Self.named.contains(role) {
            if name.isEmpty || name.wholeMatch(of: /(?:Gtk|Adw|Vt)[A-Z]\w+/) != nil {
                found.append("no name: \(place)")
            }
            let words = name.split(separator: " ")
            let half = words.count / 2
            if words.count.isMultiple(of: 2), half > 0, words.prefix(half) == words.suffix(half) {
                found.append("named twice: \(place)")
            }
            if role == .button {
                if nearest == name { found.append("a button in itself: \(place)") }
                nearest = name
            }
        }
        return found + children.flatMap { $0.complaints(within: place, named: nearest) }
    }
}

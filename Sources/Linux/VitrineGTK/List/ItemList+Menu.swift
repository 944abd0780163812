import GTKSupport

/// The context menu of a row.
extension ItemList {
    /// Opens the menu of the row at a point in the view, or of the focused row without a point.
    ///
    /// - Returns: whether a menu opened.
    package func contextMenuAsked(at point: (x: Double, y: Double)?) -> Bool {
        guard let view, let menu else { return false }
        let part =
            if let point { view.root.part(x: point.x, y: point.y) } else { view.root.focusWithin }
        guard let part, let position = view.position(part),
            let row = order.entry(at: position).row, let widget = view.row(position)
        else { return false }
        chose(position)
        return menu.open(of: row, shownBy: widget, at: point, in: view.root)
    }

    /// Opens the menu of the row that contains a widget.
    func openMenu(ofRowAround widget: AnyWidget) {
        guard let view, let menu, let position = view.position(widget),
            let row = order.entry(at: position).row
        else { return }
        chose(position)
        _ = menu.open(of: row, shownBy: widget, at: nil, in: view.root)
    }
}

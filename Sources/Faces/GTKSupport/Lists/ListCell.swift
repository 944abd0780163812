/// What draws one row at a time.
@MainActor
public protocol ListCell: AnyObject {
    /// The type of the rows.
    associatedtype Row: AnyObject
    /// The widget of the cell.
    var root: AnyWidget { get }
    /// Shows a row, now: GTK is about to draw it.
    func show(_ row: Row)
    /// Shows nothing until the next row; lets go of textures and tasks.
    func clear()
}

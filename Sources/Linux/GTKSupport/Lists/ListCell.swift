/// Draws one row at a time; recycled by GTK.
@MainActor
public protocol ListCell: AnyObject {
    /// A class, since rows are observed.
    associatedtype Row: AnyObject
    /// Stays the same for all rows that the cell shows.
    var root: AnyWidget { get }
    /// Shows a row; must be fast, since GTK is about to draw it.
    func show(_ row: Row)
    /// Shows nothing until the next row; releases textures and tasks.
    func clear()
}

import CAdw
import CGTK

/// The rows of a list, made when they are seen.
@MainActor
public final class ListModel<Row: AnyObject> {
    /// The address of the GListModel.
    let pointer: OpaquePointer
    /// How many rows there are.
    public private(set) var count = 0

    /// Makes an empty model; `row` makes the row at a 0-based position.
    public init(row: @escaping @MainActor (Int) -> Row) {
        let make: @convention(c) @MainActor (guint, gpointer?) -> gpointer? = { position, data in
            guard let data else { return nil }
            return held(Handler<@MainActor (Int) -> AnyObject>.function(data)(Int(position)))
        }
        let handler = Handler<@MainActor (Int) -> AnyObject> { row($0) }
        pointer = vt_lazy_model_new(
            unsafeBitCast(make, to: VtMakePayload.self),
            held(handler),
            releaseHeld,
            releaseHeld
        )
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Tells that `removed` rows went at `position` and `added` came.
    public func splice(at position: Int, removed: Int, added: Int) {
        count += added - removed
        vt_lazy_model_splice(pointer, guint(position), guint(removed), guint(added))
    }
}

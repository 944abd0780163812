import CAdw
import CGTK

/// The rows of a list, created on demand.
@MainActor
package final class ListModel<Row: AnyObject> {
    /// The GListModel, which this object owns.
    let pointer: OpaquePointer
    package private(set) var count = 0

    /// Creates an empty model; `row` returns the row at a 0-based position.
    package init(row: @escaping @MainActor (Int) -> Row) {
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

    /// Reports that `removed` rows at `position` were replaced by `added` ones.
    package func splice(at position: Int, removed: Int, added: Int) {
        count += added - removed
        vt_lazy_model_splice(pointer, guint(position), guint(removed), guint(added))
    }
}

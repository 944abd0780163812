import CAdw

/// Keeps a GObject for as long as it lives itself.
@MainActor
final class Reference {
    private let pointer: UnsafeMutableRawPointer

    init(_ object: some ObjectPointer) {
        pointer = object.raw
        g_object_ref(pointer)
    }

    isolated deinit { g_object_unref(pointer) }
}

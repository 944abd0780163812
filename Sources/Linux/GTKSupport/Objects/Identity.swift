/// Which object a value is: equal to another if both are the same object.
///
/// Unlike an `ObjectIdentifier`, which is an address, it differs from that of a later object at the
/// address of a deallocated one. It doesn't retain the object.
package struct Identity: Equatable {
    private weak var object: AnyObject?

    package init(_ object: AnyObject) {
        self.object = object
    }

    package static func == (first: Identity, second: Identity) -> Bool {
        first.object === second.object
    }
}

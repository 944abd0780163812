import CAdw

/// A pointer to a GObject, regardless of how Swift imports its type.
///
/// Swift imports derivable types as `UnsafeMutablePointer` and final ones as `OpaquePointer`.
package protocol ObjectPointer {
    /// The object's address; it doesn't retain the object.
    var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer where Pointee: ~Copyable {
    /// The object's address; it doesn't retain the object.
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
    /// The object's address; it doesn't retain the object.
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: ObjectPointer {
    /// The object's address; it doesn't retain the object.
    package var raw: UnsafeMutableRawPointer { self }
}

extension ObjectPointer {
    /// Casts the object to `Type` without a check, like a C cast.
    package func cast<Type>(to type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
        raw.assumingMemoryBound(to: Type.self)
    }

    /// The object as a pointer to a final class.
    package var opaque: OpaquePointer { OpaquePointer(raw) }
}

import CAdw

/// A pointer to a GObject, regardless of how Swift imports its type.
///
/// Swift imports derivable types as `UnsafeMutablePointer` and final ones as `OpaquePointer`.
public protocol ObjectPointer {
    /// The object's address; it doesn't retain the object.
    var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer where Pointee: ~Copyable {
    /// The object's address; it doesn't retain the object.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
    /// The object's address; it doesn't retain the object.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: ObjectPointer {
    /// The object's address; it doesn't retain the object.
    public var raw: UnsafeMutableRawPointer { self }
}

extension ObjectPointer {
    /// Casts the object to `Type` without a check, like a C cast.
    public func cast<Type>(to type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
        raw.assumingMemoryBound(to: Type.self)
    }

    /// The object as a pointer to a final class.
    public var opaque: OpaquePointer { OpaquePointer(raw) }
}

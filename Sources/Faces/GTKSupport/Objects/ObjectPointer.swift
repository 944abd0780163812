import CAdw

/// A pointer to a GObject, whichever way Swift imports its type.
///
/// Derivable types arrive as `UnsafeMutablePointer`, final ones as `OpaquePointer`.
public protocol ObjectPointer {
    /// The address of the object.
    var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer where Pointee: ~Copyable {
    /// The address of the object.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
    /// The address of the object.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: ObjectPointer {
    /// The address itself.
    public var raw: UnsafeMutableRawPointer { self }
}

extension ObjectPointer {
    /// The same object as an instance of `Type`; unchecked, as a C cast.
    public func cast<Type>(to type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
        raw.assumingMemoryBound(to: Type.self)
    }

    /// The same object as the type of a final class.
    public var opaque: OpaquePointer { OpaquePointer(raw) }
}

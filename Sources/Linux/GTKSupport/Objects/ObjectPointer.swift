import CAdw

/// A pointer to a GObject, however Swift imports its type.
///
/// Derivable types are imported as `UnsafeMutablePointer`, final ones as `OpaquePointer`.
public protocol ObjectPointer {
    /// Does not retain the object.
    var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer where Pointee: ~Copyable {
    /// Does not retain the object.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
    /// Does not retain the object.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: ObjectPointer {
    /// Does not retain the object.
    public var raw: UnsafeMutableRawPointer { self }
}

extension ObjectPointer {
    /// The same object as an instance of `Type`; unchecked, like a C cast.
    public func cast<Type>(to type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
        raw.assumingMemoryBound(to: Type.self)
    }

    /// The same object as the type of a final class.
    public var opaque: OpaquePointer { OpaquePointer(raw) }
}

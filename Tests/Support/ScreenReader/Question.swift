import CAtspi

/// The address of an accessible: the program's name on the bus and the element's path.
struct Address: Hashable {
    let program: String
    let path: String

    init(program: String, path: String) {
        self.program = program
        self.path = path
    }

    /// Parses a reference, `(so)`; nil for the null reference.
    init?(_ reference: OpaquePointer) {
        program = string(in: reference, at: 0)
        path = string(in: reference, at: 1)
        if path == "/org/a11y/atspi/null" || path.isEmpty { return nil }
    }

    /// Parses an `id`.
    init?(id: String) {
        guard let slash = id.firstIndex(of: "/") else { return nil }
        self.init(program: String(id[..<slash]), path: String(id[slash...]))
    }

    var id: String { program + path }
}

/// A method call to one accessible.
///
/// The interfaces are those of <https://gitlab.gnome.org/GNOME/at-spi2-core/-/tree/main/xml>.
struct Question {
    let address: Address
    let interface: String
    let method: String
    /// A tuple, owned by the question until it is sent; nil for none.
    let arguments: OpaquePointer?

    private init(
        _ address: Address,
        _ interface: String,
        _ method: String,
        _ arguments: [OpaquePointer?] = []
    ) {
        self.address = address
        self.interface = interface
        self.method = method
        self.arguments =
            arguments.isEmpty
            ? nil : g_variant_new_tuple(arguments, gsize(arguments.count))
    }

    static func role(of address: Address) -> Self {
        Self(address, "org.a11y.atspi.Accessible", "GetRole")
    }

    /// GTK's own name for the role, in English.
    static func roleName(of address: Address) -> Self {
        Self(address, "org.a11y.atspi.Accessible", "GetRoleName")
    }

    static func states(of address: Address) -> Self {
        Self(address, "org.a11y.atspi.Accessible", "GetState")
    }

    static func children(of address: Address) -> Self {
        Self(address, "org.a11y.atspi.Accessible", "GetChildren")
    }

    static func name(of address: Address) -> Self {
        property("Name", of: "org.a11y.atspi.Accessible", address)
    }

    static func parent(of address: Address) -> Self {
        property("Parent", of: "org.a11y.atspi.Accessible", address)
    }

    static func value(of address: Address) -> Self {
        property("CurrentValue", of: "org.a11y.atspi.Value", address)
    }

    /// The whole text of an entry.
    static func text(of address: Address) -> Self {
        Self(
            address,
            "org.a11y.atspi.Text",
            "GetText",
            [g_variant_new_int32(0), g_variant_new_int32(-1)]
        )
    }

    /// Its rectangle in its window, the only one that GTK 4 reports.
    static func frame(of address: Address) -> Self {
        let window = g_variant_new_uint32(ATSPI_COORD_TYPE_WINDOW.rawValue)
        return Self(address, "org.a11y.atspi.Component", "GetExtents", [window])
    }

    /// The element drawn at a point of the window: this one or a descendant.
    static func element(atX x: Int, y: Int, in address: Address) -> Self {
        Self(
            address,
            "org.a11y.atspi.Component",
            "GetAccessibleAtPoint",
            [
                g_variant_new_int32(gint32(x)), g_variant_new_int32(gint32(y)),
                g_variant_new_uint32(ATSPI_COORD_TYPE_WINDOW.rawValue),
            ]
        )
    }

    /// The names of its actions.
    static func actions(of address: Address) -> Self {
        Self(address, "org.a11y.atspi.Action", "GetActions")
    }

    /// Performs an action by its position; the first is the one for a click or Enter.
    static func press(_ address: Address, action: Int) -> Self {
        let position = g_variant_new_int32(gint32(action))
        return Self(address, "org.a11y.atspi.Action", "DoAction", [position])
    }

    /// Tells the registry that programs should send these events.
    static func sendEvents(_ kind: String) -> Self {
        let registry = Address(
            program: "org.a11y.atspi.Registry",
            path: "/org/a11y/atspi/registry"
        )
        let strings = g_variant_new_strv(nil, 0)
        return Self(
            registry,
            "org.a11y.atspi.Registry",
            "RegisterEvent",
            [g_variant_new_string(kind), strings, g_variant_new_string("")]
        )
    }

    private static func property(_ name: String, of interface: String, _ address: Address) -> Self {
        Self(
            address,
            "org.freedesktop.DBus.Properties",
            "Get",
            [g_variant_new_string(interface), g_variant_new_string(name)]
        )
    }
}

/// A string in a tuple or an array.
func string(in tuple: OpaquePointer, at index: Int) -> String {
    let child = g_variant_get_child_value(tuple, gsize(index))
    defer { g_variant_unref(child) }
    return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
}

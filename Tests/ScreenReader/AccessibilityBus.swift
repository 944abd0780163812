import CAtspi
import ScreenDriver

/// The accessibility bus of this process's session.
final class AccessibilityBus {
    /// Accessibles that were told of, by id.
    ///
    /// Kept while the process lives: an id stays good as long as the window has the element.
    private var known: [String: UnsafeMutablePointer<AtspiAccessible>] = [:]
    private let events = EventListener()

    init() {
        atspi_init()
        // A frame that takes long must not fail a test: 10 s for an answer.
        atspi_set_timeout(10_000, 15_000)
        events.listen()
    }

    func answer(_ request: ReaderRequest) -> ReaderReply {
        switch request {
        case .tree: tree()
        case .awaitEvent(let milliseconds): .event(events.await(milliseconds: milliseconds))
        case .press(let id): press(id)
        case .frame(let id): frame(id)
        }
    }
}

extension AccessibilityBus {
    private func tree() -> ReaderReply {
        guard let desktop = atspi_get_desktop(0) else { return .failure("no desktop") }
        defer { g_object_unref(desktop) }
        var reading = TreeReading()
        let programs = Accessible(desktop).children().map { program in
            // Only what cannot change may be cached: the tree must be what is on screen now.
            atspi_accessible_set_cache_mask(program.pointer, ATSPI_CACHE_INTERFACES)
            return reading.element(program)
        }
        for (id, accessible) in reading.met where known[id] == nil {
            known[id] = accessible.retained()
        }
        return .tree(
            Element(
                id: "desktop",
                role: Role(rawValue: "desktop frame"),
                name: "",
                children: programs
            )
        )
    }

    private func press(_ id: String) -> ReaderReply {
        act(on: id) { accessible, error in
            guard let action = atspi_accessible_get_action_iface(accessible) else { return false }
            defer { g_object_unref(action) }
            return atspi_action_do_action(action, 0, &error) != 0
        }
    }

    private func frame(_ id: String) -> ReaderReply {
        guard let frame = known[id].map(Accessible.init)?.frame() else {
            return .failure("\(id) has no place")
        }
        return .frame(frame)
    }

    private func act(
        on id: String,
        _ action: (
            UnsafeMutablePointer<AtspiAccessible>,
            inout UnsafeMutablePointer<GError>?
        ) -> Bool
    ) -> ReaderReply {
        guard let accessible = known[id] else { return .failure("\(id) is not known") }
        var error: UnsafeMutablePointer<GError>?
        guard action(accessible, &error) else { return .failure(message(of: &error)) }
        return .done
    }

    private func message(of error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "refused"
    }
}

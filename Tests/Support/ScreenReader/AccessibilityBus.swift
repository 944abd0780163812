import CAtspi
import ScreenDriver

/// The accessibility bus of this process's session.
final class AccessibilityBus {
    private let connection: Connection
    private let events = EventListener()

    /// - Throws: ``BusError`` if the session has no accessibility bus.
    init() throws {
        connection = try Connection()
        events.listen(on: connection)
    }

    func answer(_ request: ReaderRequest) -> ReaderReply {
        switch request {
        case .tree: .tree(TreeReading(of: connection).desktop())
        case .awaitEvent(let milliseconds): .event(events.await(milliseconds: milliseconds))
        case .focused: .focused(id: events.focused?.id)
        case .press(let id): press(id)
        case .frame(let id): frame(id)
        }
    }
}

extension AccessibilityBus {
    private func press(_ id: String) -> ReaderReply {
        guard let address = Address(id: id) else { return .failure("\(id) is no element") }
        let actions = connection.answer(to: .actions(of: address))?.actions ?? []
        // GTK 4.18 has an action for rows that only scrolls them into view.
        guard let index = actions.firstIndex(where: { $0 != "listitem.scroll-to" }),
            connection.answer(to: .press(address, action: index))?.isDone == true
        else { return .failure("\(id) has no action") }
        return .done
    }

    private func frame(_ id: String) -> ReaderReply {
        guard let address = Address(id: id),
            let answer = connection.answer(to: .frame(of: address))
        else { return .failure("\(id) has no place") }
        return .frame(answer.frame)
    }
}

import Foundation

/// The connection to the `screen-reader` process of one session.
actor ScreenReader {
    private let program: Program

    init(home: Home, environment: [String: String]) throws {
        program = try Program(
            Products.screenReader,
            environment: environment,
            output: home.output,
            readsLines: true
        )
    }

    /// The tree of all the session's programs.
    func tree() async throws -> Element {
        guard case .tree(let element) = try await ask(.tree) else { throw unexpected }
        return element
    }

    /// Returns at the next accessibility event, or after `limit`.
    func waitForEvent(within limit: Duration) async throws {
        let milliseconds = limit / .milliseconds(1)
        _ = try await ask(.awaitEvent(milliseconds: max(1, Int(milliseconds))))
    }

    /// The element that last reported the keyboard focus; nil if none has.
    func focused() async throws -> String? {
        guard case .focused(let id) = try await ask(.focused) else { throw unexpected }
        return id
    }

    /// An element's rectangle in its window.
    func frame(of element: Element) async throws -> Frame {
        guard case .frame(let frame) = try await ask(.frame(id: element.id)) else {
            throw unexpected
        }
        return frame
    }

    /// Performs an element's first action.
    func press(_ element: Element) async throws {
        _ = try await ask(.press(id: element.id))
    }

    func end() async {
        await program.end()
    }

    private let unexpected = DriverError.refused("screen-reader answered something else")

    /// Replies arrive in the order of the requests, and a session sends one at a time.
    private func ask(_ request: ReaderRequest) async throws -> ReaderReply {
        try program.write(String(decoding: try JSONEncoder().encode(request), as: UTF8.self))
        guard let line = await program.nextLine(within: .seconds(60)) else {
            throw DriverError.ended("screen-reader ended:\n\(program.errors)")
        }
        let reply = try JSONDecoder().decode(ReaderReply.self, from: Data(line.utf8))
        if case .failure(let reason) = reply { throw DriverError.refused(reason) }
        return reply
    }
}

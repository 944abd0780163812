import CAdw
import CGTK

// Requests from the desktop: addresses to open and search queries.

/// The handlers of one application, which retains them.
@MainActor
private final class DesktopHandlers {
    let open: @MainActor (String) -> Void
    let search: @MainActor (SearchQuestion) -> Void

    init(
        open: @escaping @MainActor (String) -> Void,
        search: @escaping @MainActor (SearchQuestion) -> Void
    ) {
        (self.open, self.search) = (open, search)
    }
}

extension Application {
    /// Handles requests from the desktop; call this before
    /// ``run(arguments:environment:activate:)``.
    ///
    /// - Parameters:
    ///   - open: opens an address, which may have started the program.
    ///   - search: answers a desktop search query, immediately or later.
    package func answerDesktop(
        open: @escaping @MainActor (String) -> Void,
        search: @escaping @MainActor (SearchQuestion) -> Void
    ) {
        typealias Open = @convention(c) @MainActor (UnsafePointer<CChar>?, gpointer?) -> Void
        let called: Open = { address, data in
            guard let address, let data else { return }
            handlers(of: data).open(String(cString: address))
        }
        typealias Search =
            @convention(c) @MainActor (
                UnsafePointer<CChar>?, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CChar>?,
                gpointer?, gpointer?
            ) -> Void
        let asked: Search = { method, words, word, invocation, data in
            guard let method, let invocation, let data,
                let question = SearchQuestion(
                    method: String(cString: method),
                    words: strings(in: words),
                    word: word.map { String(cString: $0) },
                    invocation: invocation
                )
            else { return }
            handlers(of: data).search(question)
        }
        vt_application_set_handlers(
            pointer,
            unsafeBitCast(called, to: VtOpen.self),
            unsafeBitCast(asked, to: VtSearch.self),
            held(DesktopHandlers(open: open, search: search)),
            releaseHeld
        )
    }

    /// Sets how long the application keeps running after its last window or task; 0 by default.
    package func staysIdle(milliseconds: Int) {
        g_application_set_inactivity_timeout(pointer.cast(), UInt32(milliseconds))
    }
}

/// The handlers behind the pointer that C stores.
@MainActor
private func handlers(of data: gpointer) -> DesktopHandlers {
    Unmanaged<DesktopHandlers>.fromOpaque(data).takeUnretainedValue()
}

/// Converts a NULL-terminated array of C strings.
private func strings(in list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var strings: [String] = []
    var next = list
    while let text = next?.pointee {
        strings.append(String(cString: text))
        next = next?.successor()
    }
    return strings
}

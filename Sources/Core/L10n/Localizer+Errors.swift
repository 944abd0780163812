public import Catalog
import Primitives

extension Localizer {
    /// Returns the message for an error: the service's own text verbatim, if any, and advice.
    public func message(for error: CatalogError) -> ErrorMessage {
        let (text, advice) = words(for: error)
        return ErrorMessage(title: self("error.title"), text: text, advice: advice)
    }

    private func words(for error: CatalogError) -> (text: String, advice: String?) {
        switch error {
        case .offline:
            return (outageText, nil)
        case .insecure:
            return (self("error.insecure"), self("error.insecure.advice"))
        case .refused:
            return (self("error.refused"), self("error.refused.advice"))
        case .notFound(let message):
            return (message ?? self("error.not-found"), self("error.not-found.advice"))
        case .unauthorized(let status, let message):
            let (text, advice) = refusal(status)
            return (message ?? text, advice)
        case .rateLimited(let pause):
            return (self("error.rate-limited"), advice(after: pause))
        case .paced(let wait):
            return (self("error.paced"), advice(after: wait))
        case .server(let status, let message) where (400...499).contains(status):
            let isForbidden = [401, 403, 407, 451].contains(status)
            return (
                message ?? self("error.forbidden", String(status)),
                self(isForbidden ? "error.forbidden.advice" : "error.bad-response.advice")
            )
        case .server(let status, let message):
            return (message ?? self("error.server", String(status)), self("error.server.advice"))
        case .badResponse(.largePicture(let limit)):
            return (text(of: limit), nil)
        case .badResponse(.endless(let pages)):
            return (self("error.endless", integer(pages)), self("error.endless.advice"))
        case .badResponse(let fault):
            return (text(of: fault), self("error.bad-response.advice"))
        case .storage(let code):
            return storageWords(code)
        case .cancelled:
            return (self("error.cancelled"), nil)
        }
    }

    private func text(of fault: ResponseFault?) -> String {
        switch fault {
        case nil: return self("error.bad-response")
        case .notJSON(let resemblance): return self("error.not-json.\(resemblance.rawValue)")
        case .malformed(let line, let column):
            return self("error.malformed", String(line), String(column))
        case .missing(let place, let names):
            let text = self("error.missing-place", place)
            return names.isEmpty
                ? text
                : "\(text) \(self("error.missing-place.names", names.joined(separator: ", ")))"
        case .unreadableRows(let count, let gaps):
            let reasons = gaps.map { text(of: $0, rows: count) }
            return ([self("error.unreadable-rows", count: count)] + reasons).joined(separator: " ")
        case .untitled: return self("error.untitled")
        case .endless(let pages): return self("error.endless", integer(pages))
        case .noPage(let message): return message ?? self("error.no-page")
        case .foreignNext(let host): return self("error.foreign-next", host)
        case .tooLarge(let bytes): return self("error.response-too-large", integer(bytes))
        case .largePicture(let limit): return text(of: limit)
        case .noRows(let shape): return text(of: shape)
        }
    }

    private func text(of limit: PictureLimit) -> String {
        switch limit {
        case .bytes(let bytes):
            self("error.large-picture.bytes", number(Double(bytes) / 1_000_000))
        case .pixels(let pixels):
            self("error.large-picture.pixels", number(Double(pixels) / 1_000_000))
        case .side(let pixels): self("error.large-picture.side", integer(pixels))
        }
    }

    private func text(of shape: ResponseShape) -> String {
        switch shape {
        case .object(let names, let count):
            let text = self("error.no-rows.object", count: count)
            return "\(text) \(self("error.missing-place.names", names.joined(separator: ", ")))"
        case .array(let count): return self("error.no-rows.array", count: count)
        case .value: return self("error.no-rows.value")
        }
    }

    /// Returns the text and advice for a refused request, which depend on where the service's key
    /// is entered.
    private func refusal(_ status: Int) -> (text: String, advice: String) {
        let forbidden = self("error.forbidden", String(status))
        switch key() {
        case .none:
            return (forbidden, self("error.forbidden.advice"))
        case .variable(let name):
            return (self("error.unauthorized"), self("error.unauthorized.advice", name))
        case .catalog(let id, let title, isSaved: false):
            return (
                self("settings.catalogs.needs-key"),
                self("error.no-key.advice", caption(title), id.rawValue)
            )
        case .catalog(let id, let title, isSaved: true):
            return (
                status == 401 ? self("error.unauthorized") : forbidden,
                self("error.wrong-key.advice", caption(title), id.rawValue)
            )
        }
    }

    /// Returns advice on when to retry, in a readable unit and rounded up.
    private func advice(after pause: Duration?) -> String {
        guard let pause else { return self("error.rate-limited.advice") }
        let seconds = Int(clamping: (pause / .seconds(1)).rounded(.up))
        switch seconds {
        case ..<120: return self("error.rate-limited.advice-seconds", count: seconds)
        case ..<7_200:
            return self("error.rate-limited.advice-minutes", count: (seconds + 59) / 60)
        default: return self("error.rate-limited.advice-hours", count: (seconds + 3_599) / 3_600)
        }
    }

    /// Returns the text and advice for SQLite's primary result code
    /// (https://www.sqlite.org/rescode.html).
    private func storageWords(_ code: Int32) -> (text: String, advice: String?) {
        let number = String(code)
        // SQLITE_READONLY_DBMOVED
        if code == 1032 {
            return (self("error.storage.moved", dataFolder), self("error.storage.moved.advice"))
        }
        // SQLITE_FULL for the copy that is made before the schema changes
        if code == 269 {
            return (self("error.storage.no-room"), self("error.storage.no-room.advice"))
        }
        // SQLITE_CANTOPEN_ISDIR
        if code == 526 {
            return (self("error.storage.not-a-file"), self("error.storage.not-a-file.advice"))
        }
        switch code & 0xFF {
        case 5: return (self("error.storage.busy", number), self("error.storage.busy.advice"))
        case 8, 14:
            let advice = self("error.storage.unwritable.advice")
            return (self("error.storage.unwritable", number), advice)
        case 24: return (self("error.storage.newer"), self("error.storage.newer.advice"))
        default: return (self("error.storage", number), self("error.storage.advice"))
        }
    }
}

/// An error as text.
public struct ErrorMessage: Hashable, Sendable {
    /// The alert heading: "Error".
    public let title: String
    /// A description of the error; the service's own message if it sent one.
    public let text: String
    /// Advice for the user; nil if the text is enough.
    public let advice: String?

    /// The text and advice, separated by an empty line.
    public var body: String {
        [text, advice].compactMap(\.self).joined(separator: "\n\n")
    }
}

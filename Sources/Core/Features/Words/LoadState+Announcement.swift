import Catalog
import L10n

extension LoadState {
    /// Returns the text that a screen reader announces for the state; empty if there is nothing to
    /// say.
    ///
    /// It is `loading`, the error message, or the result of `loaded`.
    func announcement(
        loading: String,
        _ strings: Localizer,
        loaded: (Value) -> String
    ) -> String {
        switch self {
        case .idle: ""
        case .loading: loading
        case .failed(let error, _): strings.message(for: error).text
        case .loaded(let value): loaded(value)
        }
    }
}

import Catalog
import L10n

extension LoadState {
    /// What a screen reader says of the newest state: that it loads, why it failed, or `loaded` of
    /// the value; empty while there is nothing to say.
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

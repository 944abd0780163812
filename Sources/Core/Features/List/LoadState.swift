public import Catalog

/// The state of loading a value, and the value that stays on screen in the meantime.
public enum LoadState<Value: Sendable>: Sendable {
    /// Not requested yet.
    case idle
    /// A request is running; `previous` remains on screen.
    case loading(previous: Value?)
    /// The newest value.
    case loaded(Value)
    /// The last request failed; `previous` remains on screen.
    case failed(CatalogError, previous: Value?)

    /// The value on screen: the loaded one or the previous one.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous): previous
        case .loaded(let value): value
        case .failed(_, let previous): previous
        }
    }

    /// Whether a request is running.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The error of ``failed(_:previous:)``; nil in every other state.
    public var error: CatalogError? {
        if case .failed(let error, _) = self { error } else { nil }
    }
}

extension LoadState: Equatable where Value: Equatable {}

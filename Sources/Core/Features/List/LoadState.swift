public import Catalog

/// The state of loading a value, and what stays on screen meanwhile.
public enum LoadState<Value: Sendable>: Sendable {
    /// Not requested yet.
    case idle
    /// In flight; `previous` stays on screen.
    case loading(previous: Value?)
    /// The newest value.
    case loaded(Value)
    /// Failed; `previous` stays on screen.
    case failed(CatalogError, previous: Value?)

    /// What is on screen: the value or the previous one.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous): previous
        case .loaded(let value): value
        case .failed(_, let previous): previous
        }
    }

    /// Whether a request is in flight.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The error of ``failed(_:previous:)``; nil in every other state.
    public var error: CatalogError? {
        if case .failed(let error, _) = self { error } else { nil }
    }
}

extension LoadState: Equatable where Value: Equatable {}

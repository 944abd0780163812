public import Catalog

/// How far the loading of something is, with what is on screen meanwhile.
public enum LoadState<Value: Sendable>: Sendable {
    /// Not asked for yet.
    case idle
    /// On its way; `previous` stays on screen.
    case loading(previous: Value?)
    /// Here.
    case loaded(Value)
    /// Failed; `previous` stays on screen.
    case failed(CatalogError, previous: Value?)

    /// What is on screen.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let previous): previous
        case .loaded(let value): value
        case .failed(_, let previous): previous
        }
    }

    /// Whether something is on its way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Why it failed; nil in every other state.
    public var error: CatalogError? {
        if case .failed(let error, _) = self { error } else { nil }
    }
}

extension LoadState: Equatable where Value: Equatable {}

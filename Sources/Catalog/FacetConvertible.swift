public import Foundation

/// A Swift type that is the payload of one kind of facet.
public protocol FacetConvertible: Hashable, Sendable {
    /// Takes the payload out; nil where the value is of another kind.
    init?(_ value: FacetValue)
    /// The value with this payload.
    var facetValue: FacetValue { get }
}

extension String: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .text(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .text(self) }
}

extension [String]: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .names(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .names(self) }
}

extension Double: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .number(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .number(self) }
}

extension Rating: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .rating(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .rating(self) }
}

extension Day: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .day(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .day(self) }
}

extension Person: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .person(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .person(self) }
}

extension Trailer: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .trailer(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .trailer(self) }
}

extension URL: FacetConvertible {
    public init?(_ value: FacetValue) {
        guard case .link(let payload) = value else { return nil }
        self = payload
    }
    public var facetValue: FacetValue { .link(self) }
}

public import Foundation

/// A Swift type that is the payload of one kind of facet.
public protocol FacetConvertible: Hashable, Sendable {
    /// Takes the payload out; nil where the value is of another kind.
    init?(_ value: FacetValue)
    /// The value with this payload.
    var facetValue: FacetValue { get }
}

extension String: FacetConvertible {
    /// Takes the payload of `text`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .text(let payload) = value else { return nil }
        self = payload
    }

    /// The value `text` with this payload.
    public var facetValue: FacetValue { .text(self) }
}

extension [String]: FacetConvertible {
    /// Takes the payload of `names`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .names(let payload) = value else { return nil }
        self = payload
    }

    /// The value `names` with this payload.
    public var facetValue: FacetValue { .names(self) }
}

extension Double: FacetConvertible {
    /// Takes the payload of `number`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .number(let payload) = value else { return nil }
        self = payload
    }

    /// The value `number` with this payload.
    public var facetValue: FacetValue { .number(self) }
}

extension Rating: FacetConvertible {
    /// Takes the payload of `rating`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .rating(let payload) = value else { return nil }
        self = payload
    }

    /// The value `rating` with this payload.
    public var facetValue: FacetValue { .rating(self) }
}

extension Day: FacetConvertible {
    /// Takes the payload of `day`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .day(let payload) = value else { return nil }
        self = payload
    }

    /// The value `day` with this payload.
    public var facetValue: FacetValue { .day(self) }
}

extension Person: FacetConvertible {
    /// Takes the payload of `person`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .person(let payload) = value else { return nil }
        self = payload
    }

    /// The value `person` with this payload.
    public var facetValue: FacetValue { .person(self) }
}

extension Trailer: FacetConvertible {
    /// Takes the payload of `trailer`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .trailer(let payload) = value else { return nil }
        self = payload
    }

    /// The value `trailer` with this payload.
    public var facetValue: FacetValue { .trailer(self) }
}

extension URL: FacetConvertible {
    /// Takes the payload of `link`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .link(let payload) = value else { return nil }
        self = payload
    }

    /// The value `link` with this payload.
    public var facetValue: FacetValue { .link(self) }
}

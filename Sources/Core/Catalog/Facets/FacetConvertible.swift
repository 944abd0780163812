public import Foundation

/// A Swift type that is the payload of one kind of facet.
public protocol FacetConvertible: Hashable, Sendable {
    /// Extracts the payload; nil if the value is of another kind.
    init?(_ value: FacetValue)
    /// Wraps the payload in a value.
    var facetValue: FacetValue { get }
}

extension String: FacetConvertible {
    /// Extracts the payload of `text`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .text(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `text`.
    public var facetValue: FacetValue { .text(self) }
}

/// A Swift type of which several are the payload of one kind of facet.
public protocol FacetElement: Hashable, Sendable {
    /// Extracts the payload; nil if the value is of another kind.
    static func elements(of value: FacetValue) -> [Self]?
    /// Wraps the payload in a value.
    static func facetValue(of elements: [Self]) -> FacetValue
}

extension Array: FacetConvertible where Element: FacetElement {
    /// Extracts the payload of the elements' kind; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard let elements = Element.elements(of: value) else { return nil }
        self = elements
    }

    /// Wraps this payload in the elements' kind.
    public var facetValue: FacetValue { Element.facetValue(of: self) }
}

extension String: FacetElement {
    /// Extracts the payload of `names`; nil for any other kind.
    public static func elements(of value: FacetValue) -> [String]? {
        if case .names(let payload) = value { payload } else { nil }
    }

    /// Wraps names in `names`.
    public static func facetValue(of elements: [String]) -> FacetValue { .names(elements) }
}

extension Person: FacetElement {
    /// Extracts the payload of `people`; nil for any other kind.
    public static func elements(of value: FacetValue) -> [Person]? {
        if case .people(let payload) = value { payload } else { nil }
    }

    /// Wraps people in `people`.
    public static func facetValue(of elements: [Person]) -> FacetValue { .people(elements) }
}

extension Double: FacetConvertible {
    /// Extracts the payload of `number`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .number(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `number`.
    public var facetValue: FacetValue { .number(self) }
}

extension Rating: FacetConvertible {
    /// Extracts the payload of `rating`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .rating(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `rating`.
    public var facetValue: FacetValue { .rating(self) }
}

extension Day: FacetConvertible {
    /// Extracts the payload of `day`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .day(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `day`.
    public var facetValue: FacetValue { .day(self) }
}

extension Person: FacetConvertible {
    /// Extracts the payload of `person`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .person(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `person`.
    public var facetValue: FacetValue { .person(self) }
}

extension Trailer: FacetConvertible {
    /// Extracts the payload of `trailer`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .trailer(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `trailer`.
    public var facetValue: FacetValue { .trailer(self) }
}

extension URL: FacetConvertible {
    /// Extracts the payload of `link`; nil for any other kind.
    public init?(_ value: FacetValue) {
        guard case .link(let payload) = value else { return nil }
        self = payload
    }

    /// Wraps this payload in `link`.
    public var facetValue: FacetValue { .link(self) }
}

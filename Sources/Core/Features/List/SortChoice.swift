public import Catalog

/// An entry in the sort dialog.
public struct SortChoice: Identifiable, Hashable, Sendable {
    /// The choice that an entry makes.
    public enum Act: Hashable, Sendable {
        /// A sort key; nil for the list's default order.
        case key(SortID?)
        /// A direction.
        case direction(Sort.Direction)
    }

    /// The choice that the entry makes.
    public let act: Act
    /// The label.
    public let title: String
    /// Whether the entry is the current choice.
    public let isChosen: Bool
    /// The choice that the entry makes.
    public var id: Act { act }

    /// Whether it sets the direction rather than the key.
    public var isDirection: Bool {
        if case .direction = act { true } else { false }
    }
}

extension ListDescriptor.Content {
    /// The localization key of the list's own order.
    public var ownOrderCaption: String {
        switch self {
        case .marked(.watched): "sort.own.watched"
        case _ where isOfService: "sort.own.service"
        default: "sort.own"
        }
    }
}

public import Catalog
import L10n

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

extension ItemListViewModel {
    /// The sort dialog's entries, in order; empty if the list has no sorts.
    ///
    /// The default order comes first unless it matches a key; then come the keys, then the
    /// directions if a key is chosen.
    public var sortChoices: [SortChoice] {
        guard let list, !list.sorts.isEmpty else { return [] }
        var choices: [SortChoice] = []
        if list.defaultSort == nil {
            // The default order for favorites doesn't come from a service.
            let own = list.content == .favorites ? "sort.own" : "sort.own.service"
            choices.append(SortChoice(act: .key(nil), title: strings(own), isChosen: sort == nil))
        }
        choices += list.sorts.map { option in
            SortChoice(
                act: .key(option.id),
                title: strings.caption(option.caption),
                isChosen: sort?.key == option.id
            )
        }
        guard let sort else { return choices }
        for direction in [Sort.Direction.descending, .ascending] {
            let key = direction == .descending ? "sort.descending" : "sort.ascending"
            choices.append(
                SortChoice(
                    act: .direction(direction),
                    title: strings(key),
                    isChosen: sort.direction == direction
                )
            )
        }
        return choices
    }

    /// The chosen entry among the keys, or among the directions; setting one applies it.
    public subscript(sortOfDirections isDirection: Bool) -> SortChoice? {
        get { sortChoices.first { $0.isDirection == isDirection && $0.isChosen } }
        set { newValue.map(sortChosen) }
    }

    /// Applies an entry's choice.
    public func sortChosen(_ choice: SortChoice) {
        switch choice.act {
        case .key(let key): sortKeyTapped(key)
        case .direction(let direction): sortDirectionTapped(direction)
        }
    }
}

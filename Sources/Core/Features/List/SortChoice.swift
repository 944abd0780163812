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
    /// The label, with a check mark if the entry is chosen.
    public let title: String
    /// Whether the entry is the current choice.
    public let isChosen: Bool
    /// The choice that the entry makes.
    public var id: Act { act }
}

extension ItemListViewModel {
    /// The sort dialog's entries, in order; empty if the list has no sorts.
    ///
    /// The default order comes first unless it matches a key; then come the keys, then the
    /// directions if a key is chosen.
    public var sortChoices: [SortChoice] {
        guard let list, !list.sorts.isEmpty else { return [] }
        let entry = { [strings] (act: SortChoice.Act, title: String, isChosen: Bool) in
            let title = isChosen ? strings("sort.chosen", title) : title
            return SortChoice(act: act, title: title, isChosen: isChosen)
        }
        var choices: [SortChoice] = []
        if list.ownSort == nil {
            // The default order for favorites doesn't come from a service.
            let own = list.content == .favorites ? "sort.own" : "sort.own.service"
            choices.append(entry(.key(nil), strings(own), sort == nil))
        }
        choices += list.sorts.map { option in
            entry(.key(option.id), strings.caption(option.caption), sort?.key == option.id)
        }
        guard let sort else { return choices }
        for direction in [Sort.Direction.descending, .ascending] {
            let key = direction == .descending ? "sort.descending" : "sort.ascending"
            choices.append(entry(.direction(direction), strings(key), sort.direction == direction))
        }
        return choices
    }

    /// Applies an entry's choice.
    public func sortChosen(_ choice: SortChoice) {
        switch choice.act {
        case .key(let key): sortKeyTapped(key)
        case .direction(let direction): sortDirectionTapped(direction)
        }
    }
}

public import Catalog
import L10n

/// An entry of the dialog that sorts a list.
public struct SortChoice: Identifiable, Hashable, Sendable {
    /// What the entry chooses.
    public enum Act: Hashable, Sendable {
        /// A sort key; nil is the list's own order.
        case key(SortID?)
        /// A direction.
        case direction(Sort.Direction)
    }

    /// What the entry chooses.
    public let act: Act
    /// The label; ticked if the entry is chosen.
    public let title: String
    /// Whether it is the current choice.
    public let isChosen: Bool
    /// What the entry chooses.
    public var id: Act { act }
}

extension ItemListViewModel {
    /// The entries in the order of a dialog: the own order if it is none of the keys, the keys,
    /// then the directions if there is a key to apply them to; none if the list has no sorts.
    public var sortChoices: [SortChoice] {
        guard let list, !list.sorts.isEmpty else { return [] }
        let entry = { [strings] (act: SortChoice.Act, title: String, isChosen: Bool) in
            let title = isChosen ? strings("sort.chosen", title) : title
            return SortChoice(act: act, title: title, isChosen: isChosen)
        }
        var choices: [SortChoice] = []
        if list.ownSort == nil {
            // The own order of favorites is not a service's.
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

    /// The user chose an entry.
    public func sortChosen(_ choice: SortChoice) {
        switch choice.act {
        case .key(let key): sortKeyTapped(key)
        case .direction(let direction): sortDirectionTapped(direction)
        }
    }
}

import Catalog
import L10n

extension DetailsViewModel {
    /// The title of the page; empty until the item is known.
    public var title: String { content.value?.title ?? "" }

    /// That what is shown is not all, and why; nil if it is, and while nothing is shown.
    public var incompleteNotice: String? {
        guard content.value != nil, let error = content.error else { return nil }
        return strings(error == .offline ? "details.incomplete.offline" : "details.incomplete")
    }

    /// What a screen reader says of the page by itself; empty while there is nothing to say.
    public var announcement: String {
        content.announcement(loading: strings("details.loading"), strings) {
            strings("details.loaded", $0.title)
        }
    }
}

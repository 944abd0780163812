import Catalog
import L10n

extension DetailsViewModel {
    /// The page title; empty until the item is known.
    public var title: String { content.value?.title ?? "" }

    /// A message that the details are incomplete, and why; nil if they are complete or nothing is
    /// shown.
    public var incompleteNotice: String? {
        guard content.value != nil, let error = content.error else { return nil }
        return error == .offline ? strings.outage("details") : strings("details.incomplete")
    }

    /// The text that a screen reader announces when the page changes; empty if there is nothing to
    /// say.
    public var announcement: String {
        content.announcement(loading: strings("details.loading"), strings) {
            strings("details.loaded", $0.title)
        }
    }
}

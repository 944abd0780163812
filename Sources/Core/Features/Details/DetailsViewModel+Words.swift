import L10n

extension DetailsViewModel {
    /// The title of the page; empty until the item is known.
    public var title: String { content.value?.title ?? "" }

    /// What a screen reader says of the page by itself; empty while there is nothing to say.
    public var announcement: String {
        content.announcement(loading: strings("details.loading"), strings) {
            strings("details.loaded", $0.title)
        }
    }
}

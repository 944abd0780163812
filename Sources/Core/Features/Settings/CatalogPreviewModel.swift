public import Catalog
import Foundation
public import L10n
public import Observation

/// A catalog that the user may add: its first page, and what trying it shows.
@MainActor
@Observable
public final class CatalogPreviewModel {
    /// The first page of the first list.
    public struct Content: Hashable, Sendable {
        /// The rows in the service's order, at most 20.
        public let rows: [RowContent]
        fileprivate(set) var report: [String] = []
    }

    /// The page, and what the requests have shown so far; idle if the service needs a key, which can
    /// be entered only later.
    public internal(set) var content: LoadState<Content> = .idle

    /// Whether requests are running.
    public internal(set) var isTrying = false

    /// The file that was made from an address; nil for another one.
    var draft: CatalogDraft?

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// The catalog's name.
    public let title: String
    /// The service's host, which the page is requested from; empty until the questions are answered.
    public private(set) var host = ""
    /// What the catalog asks the person who adds it, in the order of its file.
    public internal(set) var questions: [Question]
    /// Whether the catalog is tried and added with the answers to the ``questions``.
    public internal(set) var isAnswered: Bool
    /// Whether the service needs a key that isn't known.
    public let needsKey: Bool
    /// All text shown to the user.
    public let strings: Localizer
    /// The same about the catalog's source.
    @ObservationIgnored private var words: Localizer

    /// Whether adding the catalog replaces files.
    public let replacesFiles: Bool

    @ObservationIgnored var source: ManifestSource
    /// What the file replaces, and what it contains that is ignored.
    @ObservationIgnored var warnings: [String]
    /// What reads the page; nil until it was asked.
    @ObservationIgnored var provider: (any CatalogProvider)?
    @ObservationIgnored let service: any SettingsService
    @ObservationIgnored let loading = TaskSlot()

    /// Of a draft, the rows and the choices above them should fit the window.
    private var mostRows: Int { draft == nil ? 20 : 5 }

    init(
        _ descriptor: CatalogDescriptor,
        _ entry: CatalogEntry,
        from source: ManifestSource,
        _ draft: CatalogDraft? = nil,
        service: any SettingsService,
        strings: Localizer
    ) {
        self.descriptor = descriptor
        self.source = source
        self.draft = draft
        self.service = service
        self.strings = strings
        words = strings
        title = strings.caption(descriptor.title)
        questions = entry.asked.map { Question($0, strings: strings) }
        isAnswered = entry.asked.isEmpty
        replacesFiles = !entry.replaced.isEmpty
        warnings = strings.warnings(of: entry)
        needsKey = entry.needsKey && draft == nil
        if isAnswered { host = entry.service?.shownHost ?? "" }
    }

    /// Tries the catalog, at first and after a failure, unless questions must be answered first.
    public func load() {
        guard isAnswered, !needsKey, !content.isLoading, content.value == nil else { return }
        content = .loading(previous: nil)
        isTrying = true
        if draft != nil { return readDraft() }
        let trial = { @Sendable [service, source] () async throws(CatalogError) in
            try await service.trial(of: source)
        }
        loading.run(for: self, trial) { model, result in
            switch result {
            case .success(let trial):
                let source = trial.source
                model.provider = source.provider
                model.words = model.strings.about(source.unreachable, key: source.key)
                model.loading.follow(trial.findings(), for: model) { model, finding in
                    if case .success(let finding) = finding { model.show(finding) }
                } ended: {
                    $0.isTrying = false
                }
            case .failure(let error):
                model.content = .failed(error, previous: nil)
                model.isTrying = false
            }
        }
    }

    /// Forgets what was shown, because the catalog may be another one now.
    func reset(host: String) {
        loading.cancel()
        (content, isTrying) = (.idle, false)
        self.host = host
    }

    func show(_ finding: CatalogTrial.Finding) {
        var shown = content.value
        switch finding {
        case .failed(_, let error) where shown == nil:
            content = .failed(error, previous: nil)
            return
        case .rows(let sample):
            shown = Content(
                rows: sample.items.prefix(mostRows).map {
                    RowContent(
                        $0,
                        descriptor: provider?.descriptor ?? descriptor,
                        strings: strings
                    )
                }
            )
        default: break
        }
        shown?.report.append("\(words.mark(of: finding)) \(words.text(of: finding))")
        if let shown { content = .loaded(shown) }
    }

    /// The label of the button that adds the catalog.
    public var acceptLabel: String {
        strings(replacesFiles ? "settings.catalogs.replace-now" : "settings.catalogs.add-now")
    }

    /// What the file replaces, what is ignored in it, what was guessed for it, how many rows were
    /// read, and what couldn't be read.
    public var notes: [String] { warnings + guesses + (content.value?.report ?? []) }

    /// What is shown instead of the page; nil if there is a page.
    public var message: String? {
        if !isAnswered { return nil }
        if needsKey { return strings("preview.needs-key") }
        if let error = content.error {
            return words.message(for: error).body
        }
        return content.isLoading ? strings("list.loading") : nil
    }
}

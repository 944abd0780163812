import Catalog
public import Foundation
import ImagePipeline
public import L10n
import Library
public import Observation

/// Moves marks out of the library and into it, as files.
@MainActor
@Observable
public final class MarksFilesModel {
    /// A format of exported files.
    public struct Format: Identifiable, Hashable, Sendable {
        /// The name in menus, which ends in an ellipsis.
        public let caption: String
        /// The suggested name of a file.
        public let fileName: String
        let format: MarksExport.Format

        /// The name on the command line.
        public var id: String { format.rawValue }
    }

    /// The import that is on screen, or nil.
    public private(set) var importing: MarksImportModel?
    /// The state of the last export, or that an import was stopped.
    public private(set) var status = SettingsStatus.idle

    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let exporting = TaskSlot()
    @ObservationIgnored private let undoing = TaskSlot()

    init(dependencies: AppDependencies) {
        library = dependencies.library
        strings = dependencies.strings
    }

    /// Handles the settings appearing on screen.
    public func appeared() {
        if status != .working { status = .idle }
    }

    /// The formats of exported files.
    public var formats: [Format] {
        MarksExport.Format.allCases.map { format in
            Format(
                caption: strings("export.\(format.rawValue)"),
                fileName: format.fileName,
                format: format
            )
        }
    }

    /// Writes all marks to a file that the user chose, and replaces it.
    public func exportTapped(_ format: Format, to place: URL) {
        status = .working
        let write = { @Sendable [library] () async throws(Failure) -> MarksExport in
            try await Self.write(library, as: format, to: place)
        }
        exporting.run(for: self, write) { model, result in
            switch result {
            case .success(let export):
                let count = model.strings("export.done", count: export.count)
                let text = [count, model.strings.samples(of: export)].compactMap(\.self)
                model.status = .message(text.joined(separator: ". "), isGood: true)
            case .failure(let error): model.show(error, at: place)
            }
        }
    }

    /// Writes all marks to a file in a folder, by default the one that the system empties, and
    /// returns it.
    ///
    /// ``status`` shows why it fails, and which films are left out.
    public func temporaryFile(
        _ format: Format,
        in folder: URL = FileManager.default.temporaryDirectory
    ) async throws -> URL {
        let place = folder.appending(path: format.fileName)
        do throws(Failure) {
            let export = try await Self.write(library, as: format, to: place)
            if let text = strings.samples(of: export) {
                status = .message(text, isGood: true)
            }
            return place
        } catch {
            show(error, at: place)
            throw error
        }
    }

    /// Opens an import of files and folders that the user chose.
    public func filesChosen(_ places: [URL]) {
        guard !places.isEmpty else { return }
        status = .idle
        let model = MarksImportModel(places, library: library, strings: strings)
        importing = model
        model.start()
    }

    /// Closes the import; one that is running stops.
    public func importClosed() {
        guard let importing else { return }
        if importing.isRunning {
            status = .message(strings("import.stopped"), isGood: true)
        }
        importing.stop()
        self.importing = nil
    }

    /// Closes the import, and restores the marks as they were before it.
    public func undoTapped() {
        guard let importing, importing.canUndo else { return }
        let added = importing.marks
        importClosed()
        status = .message(strings("import.undoing"), isGood: true)
        let undo = { @Sendable [library] () async throws(CatalogError) -> Void in
            try await library.undo(added)
        }
        undoing.run(for: self, undo) { model, result in
            switch result {
            case .success: model.status = .message(model.strings("import.undone"), isGood: true)
            case .failure(let error):
                model.status = .message(model.strings.message(for: error).body, isGood: false)
            }
        }
    }

    /// Whether an import is on screen; false closes it.
    public var isImporting: Bool {
        get { importing != nil }
        set { if !newValue { importClosed() } }
    }

    /// Shows why the system couldn't open the files that the user chose.
    public func choosingFailed(_ text: String) { status = .message(text, isGood: false) }

    private enum Failure: Error {
        case file(MarksFileError)
        case library(CatalogError)
    }

    private nonisolated static func write(
        _ library: Library,
        as format: Format,
        to place: URL
    ) async throws(Failure) -> MarksExport {
        guard await !library.images.owns(place) else { throw .file(.own) }
        let export: MarksExport
        do throws(CatalogError) {
            export = try await library.export(format.format)
        } catch {
            throw .library(error)
        }
        do throws(MarksFileError) {
            try await export.write(to: place)
        } catch {
            throw .file(error)
        }
        return export
    }

    private func show(_ failure: Failure, at place: URL) {
        let text =
            switch failure {
            case .file(let error): strings.text(of: error, in: place.path)
            case .library(let error): strings.message(for: error).body
            }
        status = .message(text, isGood: false)
    }
}

extension Localizer {
    /// Returns how many films an export leaves out, or nil.
    fileprivate func samples(of export: MarksExport) -> String? {
        export.sampleCount > 0 ? self("export.samples", count: export.sampleCount) : nil
    }
}

public import Catalog
import Foundation
public import L10n
public import Library

extension Localizer {
    /// Returns a mark in words, such as `watched 2026-05-14` or `★ 4.5`; a note without its text.
    public func text(of mark: Mark) -> String {
        switch mark {
        case .favorite: "♥"
        case .toWatch: self("value.to-watch-spoken")
        case .watched(let day):
            [self("value.watched-spoken"), day?.iso].compactMap(\.self).joined(separator: " ")
        case .rating(let rating): "★ \(number(rating.stars))"
        case .note: self("value.note-spoken")
        }
    }

    /// Returns which part of a file can't be used, and why.
    public func text(of fault: MarksImport.Fault) -> String {
        let reason = self("import.fault.\(fault.reason.rawValue)")
        let place = fault.place.isEmpty ? "…" : fault.place
        return if let line = fault.line {
            self("import.fault.line", fault.file, String(line), place, reason)
        } else {
            self("import.fault.entry", fault.file, String(fault.entry ?? 0), place, reason)
        }
    }

    /// Returns why a file with marks can't be read or written, with the system's own text unchanged.
    public func text(of error: MarksFileError, in file: String) -> String {
        switch error {
        case .damaged: self("file.damaged", file)
        case .newer(let version): self("file.newer", file, String(version))
        case .noFilms: self("file.no-films", file)
        case .noLists: self("file.no-lists", file)
        case .packed: self("file.packed", file)
        case .tooLarge: self("file.too-large", file, String(MarksImport.maximumMegabytes))
        case .unreadable(let code): self("file.unreadable", file, String(cString: strerror(code)))
        case .unwritable(let code): unwritable(file, code: code)
        case .own: self("file.own", file)
        }
    }
}

public import Foundation

#if canImport(CExamples)
import CExamples
#endif

/// A manifest of a public service that is part of the program, compiled into the binary on Linux
/// and in the app bundle on Apple platforms.
public enum ManifestExample: String, CaseIterable, Sendable {
    /// Books.
    case openLibrary = "open-library"
    /// Artworks.
    case artInstitute = "art-institute"
    /// Characters.
    case rickAndMorty = "rick-and-morty"
}

#if canImport(CExamples)
extension ManifestExample {
    /// The file's bytes.
    public var data: Data {
        let number: UInt =
            switch self {
            case .openLibrary: 0
            case .artInstitute: 1
            case .rickAndMorty: 2
            }
        let example = vitrine_example(number)
        return example.start.map { Data(bytes: $0, count: Int(example.count)) } ?? Data()
    }
}
#else
extension ManifestExample {
    /// The file's bytes, read on demand.
    public var data: Data {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        let file = folder.appending(path: "Examples/\(rawValue).vitrine.json")
        do {
            return try Data(contentsOf: file)
        } catch {
            // The bundle is signed with the app, which doesn't start without it.
            preconditionFailure("\(file.lastPathComponent): \(error)")
        }
    }
}
#endif

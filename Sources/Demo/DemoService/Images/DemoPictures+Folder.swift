public import Foundation
import Primitives

extension DemoPictures {
    /// Scales a picture file to a JPEG of an exact size, in pixels.
    public typealias Scaler =
        @Sendable (_ file: Data, _ size: (width: Int, height: Int)) throws -> Data
    /// Receives the path, within the folder, of a file that the service can't use.
    public typealias Complaint = @Sendable (_ path: String, DemoPictureError) -> Void

    /// The maximum file size: 16 MB.
    static let largestFile = 16_000_000

    /// Returns the pictures in a folder, at ``DemoPicture/path``.
    ///
    /// Dedicated threads read and scale the files, as many at a time as there are cores.
    /// - Parameters:
    ///   - folder: Contains a folder for each kind.
    ///   - complain: Called for the first unusable picture, but not for any others.
    ///   - scale: Called for every size except the file's own; an error counts as damage.
    /// - Returns: The pictures; without the folder, each is ``DemoPictureError/missing``.
    public static func inFolder(
        _ folder: URL,
        complain: @escaping Complaint = { _, _ in },
        scale: @escaping Scaler
    ) -> DemoPictures {
        let reader = PictureReader(folder: folder, scale: scale)
        let hasComplained = Locked(false)
        return DemoPictures { picture throws(DemoPictureError) in
            do throws(DemoPictureError) {
                return try await reader.file(of: picture)
            } catch {
                let isFirst = hasComplained.withLock { hasComplained in
                    defer { hasComplained = true }
                    return !hasComplained
                }
                if isFirst { complain(picture.path, error) }
                throw error
            }
        }
    }
}

/// Reads and scales files on dedicated threads.
private struct PictureReader: Sendable {
    let folder: URL
    let scale: DemoPictures.Scaler
    private let queue: OperationQueue

    init(folder: URL, scale: @escaping DemoPictures.Scaler) {
        self.folder = folder
        self.scale = scale
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    }

    func file(of picture: DemoPicture) async throws(DemoPictureError) -> Data {
        let result = await withCheckedContinuation { continuation in
            queue.addOperation { continuation.resume(returning: load(picture)) }
        }
        return try result.get()
    }

    private func load(_ picture: DemoPicture) -> Result<Data, DemoPictureError> {
        let url = folder.appending(path: picture.path)
        let file: Data
        do {
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= DemoPictures.largestFile else { return .failure(.unreadable) }
            file = try Data(contentsOf: url)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return .failure(.missing)
        } catch {
            return .failure(.unreadable)
        }
        guard PictureFile(file).isWhole else { return .failure(.damaged) }
        do {
            if picture.isOriginal { return .success(file) }
            return .success(try scale(file, (picture.pixelWidth, picture.pixelHeight)))
        } catch {
            return .failure(.damaged)
        }
    }
}

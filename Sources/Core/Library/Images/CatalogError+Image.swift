public import Catalog
import Foundation
public import ImagePipeline

extension CatalogError {
    /// Converts an image error into one that a screen can show.
    public init(_ error: ImageError) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .download where error.isOffline: .offline
            case .download where error.isInsecure: .insecure
            case .download where error.isRefused: .refused
            case .download where error.byteLimit != nil:
                .badResponse(.largePicture(.bytes(error.byteLimit ?? 0)))
            case .tooLarge(let size):
                .badResponse(
                    .largePicture(
                        max(size.width, size.height) > PixelSize.maximumSide
                            ? .side(PixelSize.maximumSide) : .pixels(PixelSize.maximumPixels)
                    )
                )
            case .download:
                switch error.status {
                case 404, 410: .notFound(message: nil)
                case 429: .rateLimited(retryAfter: error.retryAfter)
                case 503 where error.retryAfter != nil: .rateLimited(retryAfter: error.retryAfter)
                case let status?: .server(status: status, message: nil)
                case nil: .badResponse(nil)
                }
            case .undecodable: .badResponse(nil)
            case .storage(let code): .storage(code: Self.sqliteCode(errno: code))
            }
    }

    /// Returns the SQLite result code for an errno value.
    ///
    /// https://www.sqlite.org/rescode.html
    private static func sqliteCode(errno code: Int32) -> Int32 {
        switch code {
        case ENOSPC, EDQUOT: 13  // SQLITE_FULL
        case EACCES, EPERM, EROFS: 8  // SQLITE_READONLY
        case ENOTDIR, EISDIR, EEXIST, ENOENT, ELOOP: 14  // SQLITE_CANTOPEN
        default: 10  // SQLITE_IOERR
        }
    }
}

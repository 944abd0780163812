public import Catalog
public import ImagePipeline

extension CatalogError {
    /// What an image's failure is to a person.
    public init(_ error: ImageError) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .download where error.isOffline: .offline
            case .download:
                switch error.status {
                case 404, 410: .notFound(message: nil)
                case 401, 403: .unauthorized(message: nil)
                case 429: .rateLimited(retryAfter: nil)
                case let status?: .server(status: status, message: nil)
                case nil: .badResponse
                }
            case .undecodable, .tooLarge, .storage: .badResponse
            }
    }
}

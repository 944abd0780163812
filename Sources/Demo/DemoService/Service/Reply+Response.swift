import Foundation
import Networking

extension Reply {
    /// Returns the response to a request: 304 if the client already has the content, 206 or 416 if
    /// it asks for a range, no body for HEAD.
    ///
    /// Responses to HEAD include `Content-Length`; for others, whoever sends the body adds it.
    func response(to request: ServiceRequest) -> HTTPResponse {
        if status == 200, request.isRead, let tag, let field = request.headers["If-None-Match"],
            tag.isListed(in: field)
        {
            return HTTPResponse(status: 304, headers: cacheFields)
        }
        var fields = cacheFields.merging(headers)
        fields["Content-Type"] = contentType
        var (status, body) = (status, body)
        if status == 200, case .strong = tag {
            fields["Accept-Ranges"] = "bytes"
            (status, body) = part(for: request, fields: &fields)
        }
        if request.method == .head {
            fields["Content-Length"] = String(body.count)
            body = Data()
        }
        return HTTPResponse(status: status, headers: fields, body: body)
    }
}

extension Reply {
    private var cacheFields: HTTPHeaders {
        var fields: HTTPHeaders = [:]
        fields["Cache-Control"] = maxAge.map { "public, max-age=\($0)" } ?? "no-store"
        fields["ETag"] = tag?.field
        return fields
    }

    private func part(for request: ServiceRequest, fields: inout HTTPHeaders) -> (Int, Data) {
        // A range of another version would be useless, so the client gets the whole body.
        let isCurrent = request.headers["If-Range"].map { tag?.isExactly($0) ?? false } ?? true
        let asked = request.method == .get && isCurrent ? request.headers["Range"] : nil
        switch ByteRange(field: asked, length: body.count) {
        case .whole:
            return (200, body)
        case .part(let range):
            fields["Content-Range"] =
                "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)"
            return (206, Data(body.dropFirst(range.lowerBound).prefix(range.count)))
        case .unsatisfiable:
            fields["Content-Range"] = "bytes */\(body.count)"
            return (416, Data())
        }
    }
}

extension HTTPHeaders {
    fileprivate func merging(_ others: HTTPHeaders) -> HTTPHeaders {
        var merged = self
        for (name, value) in others.fields { merged[name] = value }
        return merged
    }
}

import Foundation
import Networking
import Primitives

extension ImageDataLoader {
    /// Loads an image from disk or the network, with only one load per image at a time.
    func load(_ request: ImageRequest, _ flight: ImageFlight) async throws(ImageError) -> Data {
        startMaintenance()
        let key = ImageDataKey(request)
        let (store, entry) = await place(of: key, for: request.retention)
        if let entry, request.retention == .run || isFresh(entry) { return entry.data }
        if request.retention == .run, let data = memoryOnly[key] { return data }
        if let failure = failures.error(of: key, at: now()) {
            if let entry { return entry.data }
            throw failure
        }
        do throws(ImageError) {
            let data = try await fetch(request, entry, store, flight)
            failures.forget(key)
            return data
        } catch {
            failures.remember(error, of: key, at: now())
            // Bytes that are too old to use without validation are still better than none.
            if let entry, error != .cancelled { return entry.data }
            await report(error, of: request)
            throw error
        }
    }

    /// Returns the largest other size of the same image that is on disk, or nil.
    ///
    /// Sends no request.
    func storedBytes(besides request: ImageRequest) async -> Data? {
        for variant in request.variants where variant != request.variant {
            let key = ImageDataKey(key: request.key, variant: variant)
            if let entry = await place(of: key, for: request.retention).entry { return entry.data }
        }
        return nil
    }

    /// Reports an image that will not arrive or that its service has failed to deliver too often.
    func report(_ error: ImageError, of request: ImageRequest) async {
        let attempts = failures.attempts(of: ImageDataKey(request))
        let failure =
            attempts < limits.attemptsPerImage
            ? ImageFailure(key: request.key, error)
            : ImageFailure(key: request.key, lastOfMany: error)
        guard let failure else { return }
        await received(.failure(failure))
    }
}

extension ImageDataLoader {
    private func isFresh(_ entry: DataEntry) -> Bool {
        // `abs`: if the clock was set back, entries from the future are validated again.
        abs(now().timeIntervalSince(entry.validated)) < limits.freshness
    }

    /// Asks the service for an image; the bytes of `entry` remain if they are still current.
    func fetch(
        _ request: ImageRequest,
        _ entry: DataEntry?,
        _ store: DataCache?,
        _ flight: ImageFlight
    ) async throws(ImageError) -> Data {
        let key = ImageDataKey(request)
        let response = try await respond(to: request, validator: entry?.validator, flight)
        if response.status == 304, let entry {
            await store?.renew(key)
            return entry.data
        }
        guard response.status == 200 else {
            throw .download(.status(response.withoutBody))
        }
        // A network's sign-in page may come instead of the image, which may still arrive.
        if response.isWebPage { throw .download(.undecodable) }
        let size = try await size(of: response.body)
        let validator = response.headers["ETag"] ?? response.headers["Last-Modified"]
        let isKept = await store?.store(response.body, validator: validator, for: key)
        // Downloaded once per run, even if the disk is full.
        if request.retention == .run, isKept == false { memoryOnly.add(response.body, for: key) }
        let count = response.body.count
        await received(.receipt(ImageReceipt(key: request.key, byteCount: count, size: size)))
        return response.body
    }

    /// Waits for the host's limiter, then sends the request.
    ///
    /// The limiter is released before the bytes are checked.
    private func respond(
        to request: ImageRequest,
        validator: String?,
        _ flight: ImageFlight
    ) async throws(ImageError) -> HTTPResponse {
        let limiter = limiter(for: request.url)
        guard await limiter.acquire(flight.context) else { throw .cancelled }
        defer { limiter.release(flight.context) }
        if request.retention == .run {
            guard flight.keep() else { throw .cancelled }
        }
        do throws(HTTPError) {
            var headers = HTTPHeaders()
            headers["Accept"] = accept
            for (name, value) in request.service?.headers ?? [:] { headers[name] = value }
            let isETag = validator?.contains("\"") ?? false
            headers[isETag ? "If-None-Match" : "If-Modified-Since"] = validator
            let client = request.service.flatMap { serviceClient($0.name) } ?? client
            let response = try await client.response(
                to: HTTPRequest(
                    request.url,
                    headers: headers,
                    maximumBytes: limits.bytesPerImage,
                    timeout: limits.time,
                    allowsLocalHosts: request.allowsLocalHosts
                )
            )
            limiter.setLimit(limit(for: response.version))
            return response
        } catch {
            // A decorator may report 304 as a `status` error.
            if case .status(let response) = error { return response }
            throw error == .cancelled ? .cancelled : .download(error)
        }
    }

    private func limiter(for url: URL) -> ConcurrencyLimiter {
        let host = "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)".lowercased()
        if let limiter = limiters[host] { return limiter }
        // Most services with TLS support HTTP/2; waiting for the first response to find out would
        // add a round trip to all other images.
        let version: HTTPResponse.Version = url.scheme?.lowercased() == "https" ? .http2 : .http1
        let limiter = ConcurrencyLimiter(limit: limit(for: version))
        limiters[host] = limiter
        return limiter
    }

    private func limit(for version: HTTPResponse.Version) -> Int {
        switch version {
        case .http1: limits.loadsPerHTTP1Host
        case .http2: limits.loadsPerHTTP2Host
        }
    }

    /// Returns an image's size; reading the header takes up to a millisecond.
    private nonisolated func size(of data: Data) async throws(ImageError) -> PixelSize {
        try await measuring.run { () throws(ImageError) in
            Blocking.assertAllowed("Measuring takes long")
            return try measure(data)
        }
    }
}

extension HTTPResponse {
    /// The response without its body, which isn't needed in remembered errors.
    fileprivate var withoutBody: HTTPResponse {
        HTTPResponse(status: status, headers: headers, version: version)
    }
}

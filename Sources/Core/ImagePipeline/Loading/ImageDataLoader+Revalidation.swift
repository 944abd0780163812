import Foundation

/// Images that may have changed at the same address.
extension ImageDataLoader {
    /// Asks the service whether an image on disk has changed, and stores the new bytes if it has.
    ///
    /// Sends no request if the image isn't on disk, was confirmed moments ago, or is stored for the
    /// run. An image without an `ETag` or a `Last-Modified` is downloaded again. After a failure the
    /// image on disk stays, without a report.
    ///
    /// - Returns: whether the bytes have changed.
    nonisolated func revalidate(_ request: ImageRequest) async -> Bool {
        guard request.retention != .run else { return false }
        do throws(ImageError) {
            return try await revalidations.value(
                for: LoadKey(request),
                sequencer.next(.prefetch)
            ) { flight async throws(ImageError) in
                try await self.revalidate(request, flight)
            }
        } catch {
            // Nothing is missing on screen, so there is nothing to report.
            return false
        }
    }

    private func revalidate(
        _ request: ImageRequest,
        _ flight: ImageFlight
    ) async throws(ImageError) -> Bool {
        let (store, entry) = await place(of: ImageDataKey(request), for: request.retention)
        guard let entry,
            abs(now().timeIntervalSince(entry.validated)) >= limits.shortestFreshness
        else { return false }
        return try await fetch(request, entry, store, flight) != entry.data
    }
}

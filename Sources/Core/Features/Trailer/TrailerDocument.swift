public import Foundation

/// A web page that plays one video.
///
/// WebKit reports an error ("Plug-in handled load") when it loads a video file instead of a page, so
/// front ends that play videos in a web view load this page. It posts its events to a script message
/// handler, whose messages go to ``TrailerViewModel/documentPosted(_:)``.
public struct TrailerDocument: Hashable, Sendable {
    /// The name of the script message handler.
    public static let handler = "trailer"

    /// The page as HTML.
    public let html: String

    /// Creates a page for a video in the same folder as the page, or at an address.
    public init(playing video: URL) {
        let name = video.lastPathComponent.addingPercentEncoding(
            withAllowedCharacters: .urlPathAllowed
        )
        let source = video.isFileURL ? name ?? "" : video.absoluteString
        let escaped = source.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        func post(_ event: Event) -> String {
            "webkit.messageHandlers.\(Self.handler).postMessage('\(event.rawValue)')"
        }
        html = """
            <!doctype html>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <style>
            html, body { height: 100%; margin: 0; background: black }
            video { width: 100%; height: 100%; object-fit: contain }
            </style>
            <video src="\(escaped)" autoplay controls playsinline
                oncanplay="\(post(.loaded))" onerror="\(post(.failed))"></video>
            """
    }

    enum Event: String {
        /// The video can play; it waits for the user if WebKit doesn't let it start by itself.
        case loaded
        /// WebKit can't load or decode the video.
        case failed
    }
}

extension TrailerViewModel {
    /// Handles a message of a ``TrailerDocument``; ignores any other message.
    public func documentPosted(_ message: String) {
        switch TrailerDocument.Event(rawValue: message) {
        case .loaded?: began()
        case .failed?: failed(.unplayable)
        case nil: break
        }
    }
}

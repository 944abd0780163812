#if canImport(UIKit)
import Features
import Foundation
import SwiftUI
import WebKit

/// A site's page with one video, or the file of a `TrailerDocument`, without persistent cookies.
struct WebTrailer: UIViewRepresentable {
    let page: TrailerPage
    let model: TrailerViewModel

    func makeCoordinator() -> Coordinator { Coordinator(model, isDocument: page.url.isFileURL) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []
        configuration.websiteDataStore = .nonPersistent()
        if page.url.isFileURL {
            configuration.userContentController.add(
                context.coordinator,
                name: TrailerDocument.handler
            )
        }
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        load(in: view)
        return view
    }

    private func load(in view: WKWebView) {
        guard !page.url.isFileURL else {
            let folder = page.url.deletingLastPathComponent()
            view.loadFileURL(page.url, allowingReadAccessTo: folder)
            return
        }
        var request = URLRequest(url: page.url)
        request.setValue(page.referrer?.absoluteString, forHTTPHeaderField: "Referer")
        view.load(request)
    }

    func updateUIView(_ view: WKWebView, context: Context) {}

    static func dismantleUIView(_ view: WKWebView, coordinator: Coordinator) {
        // The controller retains its handlers.
        view.configuration.userContentController.removeAllScriptMessageHandlers()
    }

    /// Reports the page's progress to the model.
    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        private let model: TrailerViewModel
        private let isDocument: Bool

        init(_ model: TrailerViewModel, isDocument: Bool) {
            self.model = model
            self.isDocument = isDocument
        }

        func userContentController(
            _ controller: WKUserContentController,
            didReceive message: WKScriptMessage
        ) {
            if let text = message.body as? String { model.documentPosted(text) }
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            // A document posts a message when its video plays.
            if !isDocument { model.began() }
        }

        func webView(
            _ webView: WKWebView,
            didFail navigation: WKNavigation!,
            withError error: any Error
        ) { model.failed(.page) }

        /// The server didn't respond.
        func webView(
            _ webView: WKWebView,
            didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { model.failed(.page) }
    }
}

/// A WebM video, which WebKit plays and AVKit doesn't.
///
/// https://developer.apple.com/forums/thread/775937
struct WebMTrailer: View {
    @Environment(\.trailerDocument) private var document
    @State private var page: TrailerPage?
    let url: URL
    let model: TrailerViewModel

    var body: some View {
        Group {
            if let page { WebTrailer(page: page, model: model) } else { Color.black }
        }
        .task {
            if let file = await document(url) {
                page = TrailerPage(url: file)
            } else {
                model.failed(.unplayable)
            }
        }
        .accessibilityLabel(model.label)
    }
}
#endif

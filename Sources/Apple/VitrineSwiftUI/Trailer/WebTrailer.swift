#if canImport(UIKit)
import Features
import Foundation
import SwiftUI
import WebKit

/// A site's page with one video, or a video that WebKit plays itself, without persistent cookies.
struct WebTrailer: UIViewRepresentable {
    let page: TrailerPage
    let model: TrailerViewModel

    func makeCoordinator() -> Coordinator { Coordinator(model: model) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        load(in: view)
        return view
    }

    private func load(in view: WKWebView) {
        guard !page.url.isFileURL else {
            view.loadFileURL(page.url, allowingReadAccessTo: page.url)
            return
        }
        var request = URLRequest(url: page.url)
        request.setValue(page.referrer?.absoluteString, forHTTPHeaderField: "Referer")
        view.load(request)
    }

    func updateUIView(_ view: WKWebView, context: Context) {}

    /// Reports the page's progress to the model.
    final class Coordinator: NSObject, WKNavigationDelegate {
        private let model: TrailerViewModel

        init(model: TrailerViewModel) {
            self.model = model
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { model.began() }

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
#endif

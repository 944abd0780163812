#if canImport(UIKit)
import AVFAudio
import Dispatch
import Features
import L10n
import SwiftUI

/// A trailer above everything else: a site's page, a video, or the reason why it can't play.
struct TrailerCover: View {
    @Environment(\.openURL) private var openURL
    let model: TrailerViewModel

    var body: some View {
        NavigationStack {
            ZStack {
                Color.black.ignoresSafeArea()
                if let notice = model.notice {
                    TrailerNotice(model: model, notice: notice)
                } else {
                    player.id(model.attempt)
                    if model.state == .loading { ProgressView().tint(.white) }
                }
            }
            .navigationTitle(model.title)
            .navigationSubtitle(model.subtitle)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { CloseItem { model.closeTapped() } }
        }
        .onAppear {
            // Plays sound even if the device is silenced. If it fails, the silent switch applies.
            try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
            model.appeared()
        }
        .onDisappear {
            // The player that was interrupted, such as a podcast's, goes on. The call blocks.
            DispatchQueue.global().async {
                try? AVAudioSession.sharedInstance()
                    .setActive(false, options: .notifyOthersOnDeactivation)
            }
        }
        .onChange(of: model.browserRequests) {
            openURL(model.playback.watchURL) { if !$0 { model.browserFailed() } }
        }
        .announced(model.announcement)
    }

    @ViewBuilder private var player: some View {
        switch model.playback {
        case .embedded(let page, watch: _): WebTrailer(page: page, model: model)
        case .direct(let url) where model.playback.isWebM: WebMTrailer(url: url, model: model)
        case .direct(let url): VideoTrailer(url: url, model: model)
        case .browser: EmptyView()
        }
    }
}

/// An explanation of why there is no video, with actions.
private struct TrailerNotice: View {
    @Environment(\.strings) private var strings
    let model: TrailerViewModel
    let notice: TrailerViewModel.Notice

    var body: some View {
        ContentUnavailableView {
            Label(notice.title, systemImage: "play.slash")
        } description: {
            Text(notice.text)
        } actions: {
            if notice.offersRetry {
                Button(strings("list.retry")) { model.retryTapped() }
                    .buttonStyle(.borderedProminent)
            }
            Button(notice.browserLabel) { model.openInBrowserTapped() }.buttonStyle(.bordered)
        }
    }
}
#endif

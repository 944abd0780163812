#if canImport(UIKit)
import AVFoundation
import AVKit
import Features
import Foundation
import SwiftUI

/// A video played by AVKit.
struct VideoTrailer: View {
    @State private var player: AVPlayer
    let model: TrailerViewModel

    init(url: URL, model: TrailerViewModel) {
        _player = State(initialValue: AVPlayer(url: url))
        self.model = model
    }

    var body: some View {
        SystemPlayer(player: player)
            .ignoresSafeArea()
            .task { await follow() }
            .onDisappear { player.pause() }
            .accessibilityLabel(model.label)
    }

    /// Plays as soon as possible and reports a file that can't be played.
    private func follow() async {
        player.play()
        while let item = player.currentItem {
            switch item.status {
            case .readyToPlay: return model.began()
            case .failed: return model.failed(.unplayable)
            case .unknown: break
            @unknown default: break
            }
            // The task is cancelled when the page closes.
            guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
        }
    }
}

/// The system's player, which offers AirPlay and picture in picture.
private struct SystemPlayer: UIViewControllerRepresentable {
    let player: AVPlayer

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        controller.canStartPictureInPictureAutomaticallyFromInline = true
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}
#endif

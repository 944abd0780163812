#if canImport(UIKit)
import AVFoundation
import AVKit
import Features
import Foundation
import SwiftUI

/// A video played by AVKit, whose players the app made observable when it started.
struct VideoTrailer: View {
    @State private var player: AVPlayer?
    let url: URL
    let model: TrailerViewModel

    var body: some View {
        SystemPlayer(player: player)
            .ignoresSafeArea()
            .onAppear {
                if player == nil { player = AVPlayer(url: url) }
                player?.play()
            }
            .onChange(of: player?.currentItem?.status) { _, status in
                switch status {
                case .readyToPlay?: model.began()
                case .failed?: model.failed(.unplayable)
                default: break
                }
            }
            .onDisappear { player?.pause() }
            .accessibilityLabel(model.label)
    }
}

/// The system's player, which offers AirPlay and picture in picture.
private struct SystemPlayer: UIViewControllerRepresentable {
    let player: AVPlayer?

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.canStartPictureInPictureAutomaticallyFromInline = true
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        if controller.player !== player { controller.player = player }
    }
}
#endif

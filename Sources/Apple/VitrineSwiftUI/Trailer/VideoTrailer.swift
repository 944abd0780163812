#if canImport(UIKit)
import AVFoundation
import AVKit
import Features
import Foundation
import SwiftUI

/// A video played by AVKit.
struct VideoTrailer: View {
    @State private var player: AVPlayer?
    let url: URL
    let model: TrailerViewModel

    var body: some View {
        SystemPlayer(player: player)
            .ignoresSafeArea()
            .onAppear {
                ObservedPlayers.on
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

/// Lets views observe the state of players.
@MainActor
private enum ObservedPlayers {
    /// Set once, because setting it after a player exists is a fatal error.
    static let on: Void = { AVPlayer.isObservationEnabled = true }()
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

import AVFoundation
import AppleApp
import SwiftUI

/// The app; everything else is in the package.
@main
struct VitrineApp: App {
    init() {
        // Lets views observe players; a fatal error once one exists.
        AVPlayer.isObservationEnabled = true
    }

    var body: some Scene {
        VitrineScene()
    }
}

import AppleApp
import SwiftUI

/// The app; everything else is in the package.
@main
struct VitrineApp: App {
    var body: some Scene {
        VitrineScene()
    }
}

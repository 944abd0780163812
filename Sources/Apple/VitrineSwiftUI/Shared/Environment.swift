#if canImport(UIKit)
package import Foundation
package import L10n
package import SwiftUI

extension EnvironmentValues {
    /// Every text that the app shows, set at the root.
    @Entry package var strings: Localizer = Localizer(.english)
    /// The file of a video whose address the system's player can't reach; nil for all others.
    @Entry package var videoFile: @Sendable (URL) async -> URL? = { _ in nil }
    /// Whether to avoid motion, because of the system's setting or the app's.
    @Entry var reducesMotion: Bool = false
}
#endif

#if canImport(SwiftUI)
package import L10n
package import SwiftUI

extension EnvironmentValues {
    /// Every text shown; set at the root of the app.
    @Entry package var strings: Localizer = Localizer(.english)
}
#endif

#if DEBUG && canImport(UIKit)
import SwiftUI

// The watchlist, watched films, own ratings and notes.

#Preview("movies-marks-grid") { ScenePreview("movies-marks-grid") }

#Preview("movies-marks-list") { ScenePreview("movies-marks-list") }

#Preview("movies-marks-watched") { ScenePreview("movies-marks-watched") }

#Preview("movies-marks-months") { ScenePreview("movies-marks-months") }

#Preview("movies-marks-genres") { ScenePreview("movies-marks-genres") }

#Preview("movies-marks-ratings") { ScenePreview("movies-marks-ratings") }

#Preview("movies-marks-details") { ScenePreview("movies-marks-details") }

#Preview("movies-marks-notes") { ScenePreview("movies-marks-notes") }

#Preview("movies-marks-home") { ScenePreview("movies-marks-home") }
#endif

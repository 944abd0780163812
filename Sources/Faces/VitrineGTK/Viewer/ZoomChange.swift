import Features

/// What moves the picture.
struct ZoomChange: Equatable {
    let zoom: ZoomState
    let dismissal: DismissDrag?
}

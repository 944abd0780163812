import VitrineCLI

/// The options of `vitrine-dev`.
enum DeveloperOption: String, ArgumentOption {
    case scene = "--scene"
    case size = "--size"
    case scheme = "--scheme"
    case contrast = "--contrast"
    case textScale = "--text-scale"
    case scale = "--scale"
    case language = "--language"
    case rows = "--rows"
    case catalog = "--catalog"
    case folder = "--folder"
    case help = "--help"

    var value: String? {
        switch self {
        case .scene, .catalog: "NAME"
        case .size: "WxH"
        case .scheme: "light|dark"
        case .contrast: "high"
        case .textScale: "X"
        case .scale, .rows: "N"
        case .language: "en|uk"
        case .folder: "DIR"
        case .help: nil
        }
    }

    var isRepeatable: Bool { self == .scene }

    /// What it is for, in a line.
    var summary: String {
        switch self {
        case .scene: "A part of the tour instead of the whole: \(SceneName.list)"
        case .size: "Size of the window in application pixels; 1120x780 by default"
        case .scheme: "Color scheme"
        case .contrast: "High contrast"
        case .textScale: "Size of text, 1 is usual"
        case .scale: "Serve so many films; more than there are is made up"
        case .language: "Language of the window"
        case .rows: "How many rows the list has; 10,000 by default"
        case .catalog: "The catalog whose rows are flung through"
        case .folder: "A folder that an earlier run filled"
        case .help: "Print this help"
        }
    }
}

extension [String: String] {
    /// The first proxy variable that is set, in libcurl's order.
    ///
    /// https://curl.se/libcurl/c/CURLOPT_PROXY.html
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"]
            .first { self[$0]?.isEmpty == false }
    }
}

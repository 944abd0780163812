extension [String: String] {
    /// The first of the variables of a proxy that is set, by which libcurl goes.
    ///
    /// https://curl.se/libcurl/c/CURLOPT_PROXY.html
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY"]
            .first { self[$0]?.isEmpty == false }
    }
}
